import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { WithdrawalSummary } from '#libs/cashier/common/withdrawal.calls';
import type { Currency } from '#libs/money/currency';
import { displayAmount } from '#libs/money/display';
import { refusalOf } from '../../api/refusal';
import { useErrorText } from '../../i18n/use-error-text';
import { useMomentText } from '../../i18n/use-moment-text';
import { EmptyState } from '../../ui/art/empty-state';
import { ButtonLink } from '../../ui/button-link';
import { type Column, DataTable } from '../../ui/data-table';
import { ErrorState } from '../../ui/error-state';
import { Pager } from '../../ui/pager';
import { withdrawalsQuery } from './withdrawal.api';
import styles from './withdrawal-page.module.css';
import { WithdrawalStatus } from './withdrawal-status';
import { accountWords } from './withdrawal-words';

export default function WithdrawalHistoryPage() {
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [page, setPage] = useState(1);
  const withdrawals = useQuery({ ...withdrawalsQuery(page), placeholderData: (previous) => previous });
  const columns = useColumns();
  const number = (value: number) => value.toLocaleString(i18n.language);
  const show = (next: number) => {
    setPage(next);
    window.scrollTo(0, 0);
  };
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('withdrawal.history')}</h1>
        {(withdrawals.data?.total ?? 0) > 0 && <Link to="/member/withdraw">{t('withdrawal.again')}</Link>}
      </div>
      {withdrawals.isError ? (
        <ErrorState
          title={t('common.failedTitle')}
          text={errorText.ofRefusal(refusalOf(withdrawals.error))}
          retry={{
            label: t('common.retry'),
            onRetry: () => void withdrawals.refetch(),
            loading: withdrawals.isFetching,
          }}
        />
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
          <Pager
            label={t('common.pages')}
            page={page}
            pages={withdrawals.data.totalPages}
            onPage={show}
            previousLabel={t('common.previous')}
            nextLabel={t('common.next')}
            pageLabel={(each) => t('common.page', { page: number(each) })}
            format={number}
          />
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
