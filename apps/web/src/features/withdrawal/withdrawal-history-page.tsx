import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { WithdrawalSummary } from '#libs/cashier/common/withdrawal.calls';
import { ListPage } from '../../lists/list-page';
import { useColumns } from '../../lists/use-columns';
import { useList } from '../../lists/use-list';
import { LinkButton } from '../../routes/link-button';
import { PATHS, pathOf } from '../../routes/paths';
import { EmptyState } from '../../ui/art/empty-state';
import { withdrawalListQuery } from './withdrawal.api';
import { WithdrawalStatus } from './withdrawal-status';

export default function WithdrawalHistoryPage() {
  const { t } = useTranslation();
  const list = useList({ query: ({ pageNo }) => withdrawalListQuery(pageNo) });
  const column = useColumns<WithdrawalSummary>(({ currency }) => currency);
  return (
    <ListPage
      list={list}
      title={t('withdrawal.history')}
      width="form"
      tools={(list.data?.total ?? 0) > 0 && <Link to={PATHS.withdraw}>{t('withdrawal.newWithdrawal')}</Link>}
      columns={[
        column.moment(t('withdrawal.date'), ({ createdAt }) => createdAt),
        column.own(t('withdrawal.status'), ({ status }) => <WithdrawalStatus status={status} />),
        column.text(t('security.bank'), ({ bankAccount }) => t('withdrawal.accountName', bankAccount)),
        column.amount(t('withdrawal.amount'), ({ amount }) => amount),
      ]}
      rowKey={({ id }) => id}
      to={({ id }) => pathOf(PATHS.withdrawalDetail, { id })}
      empty={
        <EmptyState
          title={t('withdrawal.emptyTitle')}
          text={t('withdrawal.emptyText')}
          action={
            <LinkButton tone="primary" to={PATHS.withdraw}>
              {t('withdrawal.firstWithdrawal')}
            </LinkButton>
          }
        />
      }
    />
  );
}
