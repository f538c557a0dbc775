import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { balanceChanged } from '#libs/ledger/common/ledger.events';
import { refusalOf } from '../../api/refusal';
import { serverNow } from '../../api/server-time';
import { useErrorText } from '../../i18n/use-error-text';
import { onPush } from '../../realtime/push-handlers';
import { ErrorState } from '../../ui/error-state';
import { Pager } from '../../ui/pager';
import { accountRecordQuery } from './account-record.api';
import styles from './account-record-page.module.css';
import { filterOf, type RecordChoice, type RecordFilter, readChoice, writeChoice } from './record-filter';
import { RecordFilters } from './record-filters';
import { RecordTable } from './record-table';

/** Each movement of the member's money. Filter and page stand in the address, so that the way back leads to them. */
export default function AccountRecordPage() {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const now = new Date(serverNow());
  const choice = readChoice(search, now);
  const filter = filterOf(choice, now);
  const choose = (change: Partial<RecordChoice>) =>
    setSearch(writeChoice({ ...choice, page: 1, ...change }), { replace: true });
  useEffect(
    () => onPush(balanceChanged, () => void cache.invalidateQueries({ queryKey: ['account-record'] })),
    [cache],
  );
  return (
    <div className={styles.page}>
      <h1>{t('record.title')}</h1>
      <RecordFilters choice={choice} onChoose={choose} wrongRange={filter === null} />
      {filter && <Lines filter={filter} page={choice.page} onPage={(page) => choose({ page })} />}
    </div>
  );
}

interface LinesProps {
  filter: RecordFilter;
  page: number;
  onPage: (page: number) => void;
}

function Lines({ filter, page, onPage }: LinesProps) {
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  const record = useQuery({ ...accountRecordQuery(filter, page), placeholderData: (previous) => previous });
  const number = (value: number) => value.toLocaleString(i18n.language);
  const show = (next: number) => {
    onPage(next);
    window.scrollTo(0, 0);
  };
  if (record.isError) {
    return (
      <ErrorState
        title={t('common.failedTitle')}
        text={errorText.ofRefusal(refusalOf(record.error))}
        retry={{
          label: t('common.retry'),
          onRetry: () => void record.refetch(),
          loading: record.isFetching,
        }}
      />
    );
  }
  return (
    <>
      <RecordTable lines={record.data?.list ?? []} loading={record.isPending} />
      {record.data && record.data.totalPages > 1 && (
        <Pager
          label={t('common.pages')}
          page={page}
          pages={record.data.totalPages}
          onPage={show}
          previousLabel={t('common.previous')}
          nextLabel={t('common.next')}
          pageLabel={(each) => t('common.page', { page: number(each) })}
          format={number}
        />
      )}
    </>
  );
}
