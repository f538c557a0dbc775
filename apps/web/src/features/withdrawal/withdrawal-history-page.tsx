import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { WithdrawalSummary } from '#libs/cashier/common/withdrawal.calls';
import type { Currency } from '#libs/money/currency';
import { displayAmount } from '#libs/money/display';
import { useMomentText } from '../../i18n/use-moment-text';
import { ListPager } from '../../query/list-pager';
import { QueryFailure } from '../../query/query-failure';
import { EmptyState } from '../../ui/art/empty-state';
import { ButtonLink } from '../../ui/button-link';
import { type Column, DataTable } from '../../ui/data-table';
import { withdrawalsQuery } from './withdrawal.api';
import styles from './withdrawal-page.module.css';
import { WithdrawalStatus } from './withdrawal-status';
import { accountWords } from './withdrawal-words';

export default function WithdrawalHistoryPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [page, setPage] = useState(1);
  const withdrawals = useQuery({ ...withdrawalsQuery(page), placeholderData: (previous) => previous });
  const columns = useColumns();
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('withdrawal.history')}</h1>
        {(withdrawals.data?.total ?? 0) > 0 && <Link to="/member/withdraw">{t('withdrawal.again')}</Link>}
      </div>
      {withdrawals.isError ? (
        <QueryFailure query={withdrawals} />
      ) : (
        <DataTable
          caption={t('withdrawal.history')}
          columns={columns}
          rows={withdrawals.data?.list ?? []}
          rowKey={({ id }) => id}
          loading={withdrawals.isPending}
          onOpen={({ id }) => void navigate(`/member/withdrawals/${id}`)}
          empty={<Empty />}
        />
      )}
      {withdrawals.data && withdrawals.data.totalPages > 1 && (
        <div className={styles.pager}>
          <ListPager page={page} pages={withdrawals.data.totalPages} onPage={setPage} />
        </div>
      )}
    </div>
  );
}

function Empty() {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('withdrawal.emptyTitle')}
      text={t('withdrawal.emptyText')}
      action={
        <ButtonLink tone="primary" render={<Link to="/member/withdraw" />}>
          {t('withdrawal.first')}
        </ButtonLink>
      }
    />
  );
}

function useColumns(): Column<WithdrawalSummary>[] {
  const { t, i18n } = useTranslation();
  const { dateTime } = useMomentText();
  return [
    { key: 'date', header: t('withdrawal.date'), cell: ({ createdAt }) => dateTime(createdAt) },
    {
      key: 'status',
      header: t('withdrawal.status'),
      cell: ({ status }) => <WithdrawalStatus status={status} />,
    },
    {
      key: 'account',
      header: t('security.bank'),
      cell: ({ bankAccount }) => t('withdrawal.accountName', accountWords(bankAccount)),
    },
    {
      key: 'amount',
      header: t('withdrawal.amount'),
      figures: true,
      cell: ({ amount, currency }) => displayAmount(amount, currency as Currency, i18n.language),
    },
  ];
}
