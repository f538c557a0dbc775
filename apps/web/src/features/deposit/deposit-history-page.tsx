import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { DepositSummary } from '#libs/cashier/common/deposit.calls';
import { ListPage } from '../../lists/list-page';
import { useColumns } from '../../lists/use-columns';
import { useList } from '../../lists/use-list';
import { LinkButton } from '../../routes/link-button';
import { PATHS, pathOf } from '../../routes/paths';
import { EmptyState } from '../../ui/art/empty-state';
import { depositsQuery } from './deposit.api';
import { DepositStatus } from './shared/deposit-status';

export default function DepositHistoryPage() {
  const { t } = useTranslation();
  const list = useList({ query: ({ pageNo }) => depositsQuery(pageNo) });
  const column = useColumns<DepositSummary>(({ currency }) => currency);
  return (
    <ListPage
      list={list}
      title={t('deposit.history')}
      width="form"
      tools={(list.data?.total ?? 0) > 0 && <Link to={PATHS.deposit}>{t('deposit.newDeposit')}</Link>}
      columns={[
        column.moment(t('deposit.date'), ({ createdAt }) => createdAt),
        column.own(t('deposit.status'), (deposit) => <DepositStatus deposit={deposit} />),
        column.amount(t('deposit.amount'), ({ amount }) => amount),
      ]}
      rowKey={({ id }) => id}
      to={({ id }) => pathOf(PATHS.depositDetail, { id })}
      empty={
        <EmptyState
          title={t('deposit.emptyTitle')}
          text={t('deposit.emptyText')}
          action={
            <LinkButton tone="primary" to={PATHS.deposit}>
              {t('deposit.firstDeposit')}
            </LinkButton>
          }
        />
      }
    />
  );
}
