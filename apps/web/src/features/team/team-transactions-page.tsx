import { useTranslation } from 'react-i18next';
import { listTeamTransactions } from '#libs/agency/common/team.calls';
import { RECORD_TYPES } from '#libs/ledger/common/account-record.calls';
import { useKindText } from '../../i18n/use-kind-text';
import { ChoiceFilter } from '../../lists/choice-filter';
import { anyText, oneOf } from '../../lists/list-choice';
import { ListPage } from '../../lists/list-page';
import { useColumns } from '../../lists/use-columns';
import { useList } from '../../lists/use-list';
import { EmptyState } from '../../ui/art/empty-state';
import { AccountFilter } from './account-filter';
import { type TeamTransaction, teamTransactionsQuery } from './team.api';

const FILTERS = { account: anyText, type: oneOf(RECORD_TYPES, '') };

/** Movements of the team's wallets. */
export default function TeamTransactionsPage() {
  const { t } = useTranslation('agency');
  const { t: site } = useTranslation();
  const list = useList({ filters: FILTERS, days: 'week', query: teamTransactionsQuery });
  const column = useColumns<TeamTransaction>(({ currency }) => currency);
  return (
    <ListPage
      list={list}
      title={t('agentCentre.pages.agentDownlineTransactionDetailsCopy')}
      width="wide"
      filters={
        <>
          <AccountFilter {...list.filter('account')} />
          <ChoiceFilter
            {...list.filter('type')}
            label={site('record.type')}
            all={site('record.allTypes')}
            values={RECORD_TYPES}
            text={(type) => site(`record.types.${type}`)}
          />
        </>
      }
      file={list.file('team-transactions', listTeamTransactions)}
      columns={[
        column.name(t('team.account'), ({ account }) => account),
        column.moment(t('team.bets.time'), ({ at }) => at),
        column.text(t('team.transactions.what'), useKindText()),
        column.movement(t('team.transactions.amount'), ({ amount }) => amount),
        column.amount(t('team.transactions.after'), ({ balanceAfter }) => balanceAfter),
        column.text(t('team.transactions.reference'), ({ reference }) => reference),
      ]}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t('team.transactions.emptyTitle')} text={t('team.transactions.emptyText')} />}
    />
  );
}
