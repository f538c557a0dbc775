import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { DepositSummary } from '#libs/cashier/common/deposit.calls';
import type { Currency } from '#libs/money/currency';
import { displayAmount } from '#libs/money/display';
import { useMomentText } from '../../i18n/use-moment-text';
import { ListPager } from '../../query/list-pager';
import { QueryFailure } from '../../query/query-failure';
import { EmptyState } from '../../ui/art/empty-state';
import { ButtonLink } from '../../ui/button-link';
import { type Column, DataTable } from '../../ui/data-table';
import { depositsQuery } from './deposit.api';
import styles from './deposit-page.module.css';
import { DepositStatus } from './deposit-status';

export default function DepositHistoryPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [page, setPage] = useState(1);
  const deposits = useQuery({ ...depositsQuery(page), placeholderData: (previous) => previous });
  const columns = useColumns();
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('deposit.history')}</h1>
        {(deposits.data?.total ?? 0) > 0 && <Link to="/member/deposit">{t('deposit.again')}</Link>}
      </div>
      {deposits.isError ? (
        <QueryFailure query={deposits} />
      ) : (
        <DataTable
          caption={t('deposit.history')}
          columns={columns}
          rows={deposits.data?.list ?? []}
          rowKey={({ id }) => id}
          loading={deposits.isPending}
          onOpen={({ id }) => void navigate(`/member/deposits/${id}`)}
          empty={<Empty />}
        />
      )}
      {deposits.data && deposits.data.totalPages > 1 && (
        <div className={styles.pager}>
          <ListPager page={page} pages={deposits.data.totalPages} onPage={setPage} />
        </div>
      )}
    </div>
  );
}

function Empty() {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('deposit.emptyTitle')}
      text={t('deposit.emptyText')}
      action={
        <ButtonLink tone="primary" render={<Link to="/member/deposit" />}>
          {t('deposit.first')}
        </ButtonLink>
      }
    />
  );
}

function useColumns(): Column<DepositSummary>[] {
  const { t, i18n } = useTranslation();
  const { dateTime } = useMomentText();
  return [
    { key: 'date', header: t('deposit.date'), cell: ({ createdAt }) => dateTime(createdAt) },
    { key: 'status', header: t('deposit.status'), cell: (deposit) => <DepositStatus deposit={deposit} /> },
    {
      key: 'amount',
      header: t('deposit.amount'),
      figures: true,
      cell: ({ amount, currency }) => displayAmount(amount, currency as Currency, i18n.language),
    },
  ];
}
