import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Overpayment } from '#libs/agency/common/overpayment';
import { useMomentText } from '../../i18n/use-moment-text';
import { ListPager } from '../../query/list-pager';
import { type Column, DataTable } from '../../ui/data-table';
import { overpaymentsQuery } from './operations.api';
import { useMoneyText } from './use-money-text';

/** What agents got too much under contracts that have ended since; nothing is shown where there is none. */
export function OverpaymentList() {
  const { t } = useTranslation('operations');
  const [page, setPage] = useState(1);
  const overpayments = useQuery(overpaymentsQuery(page));
  const columns = useColumns();
  const list = overpayments.data?.list ?? [];
  if (list.length === 0) return null;
  return (
    <section>
      <h2>{t('overpayment.title')}</h2>
      <p>{t('overpayment.text')}</p>
      <DataTable
        caption={t('overpayment.title')}
        columns={columns}
        rows={list}
        rowKey={({ id }) => id}
        loading={false}
        dense
        empty={null}
      />
      <ListPager page={page} pages={overpayments.data?.totalPages ?? 1} onPage={setPage} />
    </section>
  );
}

function useColumns(): Column<Overpayment>[] {
  const { t } = useTranslation('operations');
  const money = useMoneyText();
  const { dateTime } = useMomentText();
  return [
    { key: 'payee', header: t('overpayment.payee'), cell: ({ payee }) => payee.account },
    {
      key: 'payer',
      header: t('overpayment.payer'),
      cell: ({ payer }) => payer?.account ?? t('overpayment.house'),
    },
    { key: 'kind', header: t('overpayment.kind'), cell: ({ kind }) => t(`overpayment.kinds.${kind}`) },
    {
      key: 'amount',
      header: t('overpayment.amount'),
      figures: true,
      cell: ({ amount, currency }) => money(amount, currency),
    },
    { key: 'since', header: t('overpayment.since'), cell: ({ settledAt }) => dateTime(settledAt) },
  ];
}
