import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listTransfers, type Transfer } from '#libs/cashier/common/transfer.calls';
import { callApi } from '../../api/call-api';
import { useAmountText } from '../../i18n/use-amount-text';
import { useMomentText } from '../../i18n/use-moment-text';
import { type CsvColumn, CsvExport } from '../../query/csv-export';
import { RecordList } from '../../query/record-list';
import { EmptyState } from '../../ui/art/empty-state';
import type { Column } from '../../ui/data-table';
import { Figure } from '../../ui/figure';
import { StatusPill } from '../../ui/status-pill';
import { transfersQuery } from './transfer.api';
import styles from './transfer.module.css';

/** What was sent and received, the newest first. */
export function TransferHistory() {
  const { t } = useTranslation('agency');
  const [page, setPage] = useState(1);
  const transfers = useQuery({ ...transfersQuery(page), placeholderData: (previous) => previous });
  const columns = useColumns();
  return (
    <section className={styles.history}>
      <div className={styles.historyHead}>
        <h2>{t('transfer.history')}</h2>
        <CsvExport
          name="transfers"
          columns={useCsv()}
          rowKey={({ id }) => id}
          load={(paging) => callApi(listTransfers, paging)}
        />
      </div>
      <RecordList
        query={transfers}
        page={page}
        onPage={setPage}
        caption={t('transfer.history')}
        columns={columns}
        rowKey={({ id, direction }) => `${id} ${direction}`}
        empty={<EmptyState heading="h3" title={t('transfer.emptyTitle')} text={t('transfer.emptyText')} />}
      />
    </section>
  );
}

function useColumns(): Column<Transfer>[] {
  const { t } = useTranslation('agency');
  const { amount } = useAmountText();
  const { dateTime } = useMomentText();
  return [
    { key: 'who', header: t('transfer.who'), cell: ({ account }) => <b>{account}</b> },
    {
      key: 'direction',
      header: t('transfer.kind'),
      cell: ({ direction }) => (
        <StatusPill tone={direction === 'received' ? 'gain' : 'neutral'}>
          {t(`transfer.${direction}Word`)}
        </StatusPill>
      ),
    },
    { key: 'reason', header: t('transfer.reason'), cell: ({ reason }) => reason },
    { key: 'when', header: t('transfer.when'), cell: ({ at }) => dateTime(at) },
    {
      key: 'amount',
      header: t('transfer.amount'),
      figures: true,
      cell: ({ direction, amount: moved, currency }) => (
        <Figure tone={direction === 'received' ? 'gain' : 'text'}>
          {direction === 'received' ? '+' : '-'}
          {amount(moved, currency)}
        </Figure>
      ),
    },
  ];
}

function useCsv(): CsvColumn<Transfer>[] {
  const { t } = useTranslation('agency');
  return [
    { header: t('transfer.when'), value: ({ at }) => at },
    { header: t('transfer.kind'), value: ({ direction }) => t(`transfer.${direction}Word`) },
    { header: t('transfer.who'), value: ({ account }) => account },
    {
      header: t('transfer.amount'),
      value: ({ amount, direction }) => (direction === 'sent' ? `-${amount}` : amount),
    },
    { header: t('transfer.reason'), value: ({ reason }) => reason },
  ];
}
