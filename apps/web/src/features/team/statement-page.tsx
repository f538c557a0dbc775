import { useTranslation } from 'react-i18next';
import { getTeamProfitLoss } from '#libs/agency/common/team.calls';
import { useAmountText } from '../../i18n/use-amount-text';
import { anyText, oneOf } from '../../lists/list-choice';
import { ListPage } from '../../lists/list-page';
import { useList } from '../../lists/use-list';
import { EmptyState } from '../../ui/art/empty-state';
import { Segmented } from '../../ui/forms/segmented';
import { statementQuery } from './team.api';
import { TeamPath } from './team-path';
import { STATEMENT_AMOUNTS, useStatementColumns } from './use-statement-columns';

const FILTERS = { of: anyText, groupBy: oneOf(['downline', 'day'], 'downline') };

/** What the players of a part of the tree won or lost: by downline, down the tree, or by day. */
export default function StatementPage() {
  const { t } = useTranslation('agency');
  const { amount } = useAmountText();
  const list = useList({
    filters: FILTERS,
    days: 'week',
    query: (input) => statementQuery({ ...input, pageSize: 50 }),
  });
  const { data: statement, choose } = list;
  const { groupBy } = list.choice;
  const path = statement?.path ?? [];
  const here = path.at(-1);
  const goTo = (id: string) => choose({ of: id }, true);
  return (
    <ListPage
      list={list}
      title={t('agentCentre.pages.palStatementsAgentCopy')}
      lead={t('team.statement.note')}
      width="wide"
      tools={
        <Segmented
          {...list.filter('groupBy')}
          label={t('team.statement.by')}
          options={[
            { value: 'downline', label: t('team.statement.byDownline') },
            { value: 'day', label: t('team.statement.byDay') },
          ]}
        />
      }
      figures={STATEMENT_AMOUNTS.map((name) => ({
        key: name,
        label: name === 'validBet' ? t('team.validBet') : t(`team.statement.${name}`),
        value: statement && amount(statement.totals[name], statement.currency),
      }))}
      above={<TeamPath path={path} onGo={goTo} />}
      file={list.file(`profit-and-loss-by-${groupBy}`, getTeamProfitLoss)}
      columns={useStatementColumns(groupBy, statement?.currency ?? '', here)}
      rowKey={({ key, memberId }) => memberId ?? key}
      onOpen={
        groupBy === 'downline'
          ? ({ memberId }) => memberId && memberId !== here?.id && goTo(memberId)
          : undefined
      }
      empty={<EmptyState title={t('team.statement.emptyTitle')} text={t('team.statement.emptyText')} />}
    />
  );
}
