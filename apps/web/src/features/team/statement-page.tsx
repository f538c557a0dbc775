import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getTeamProfitLoss } from '#libs/agency/common/team.calls';
import { callApi } from '../../api/call-api';
import { useAmountText } from '../../i18n/use-amount-text';
import { CsvExport } from '../../query/csv-export';
import { anyText, oneOf } from '../../query/list-choice';
import { RecordList } from '../../query/record-list';
import { SpanFilter } from '../../query/span-filter';
import { useListChoice } from '../../query/use-list-choice';
import { EmptyState } from '../../ui/art/empty-state';
import { FigureStrip } from '../../ui/figure-strip';
import { Page } from '../../ui/page';
import { Segmented } from '../../ui/segmented';
import { type StatementPage as Statement, statementQuery } from './team.api';
import { TeamPath } from './team-path';
import { STATEMENT_AMOUNTS, useStatementColumns } from './use-statement-columns';

const OWN = { of: anyText, groupBy: oneOf(['downline', 'day'], 'downline') };
const rowKey = ({ key, memberId }: { key: string; memberId: string | null }) => memberId ?? key;

/** What the players of a part of the tree won or lost: by downline, down the tree, or by day. */
export default function StatementPage() {
  const { t } = useTranslation('agency');
  const { choice, choose, moments, days } = useListChoice<{
    of: string;
    groupBy: ReturnType<typeof OWN.groupBy>;
  }>(OWN);
  const { of, groupBy, page } = choice;
  const input = { ...moments, of: of || undefined, groupBy };
  const statement = useQuery({
    ...statementQuery({ ...input, pageNo: page, pageSize: 50 }),
    enabled: moments !== null,
    placeholderData: (previous) => previous,
  });
  const here = statement.data?.path.at(-1);
  const { columns, csv } = useStatementColumns(groupBy, statement.data?.currency ?? 'BDT', here);
  return (
    <Page
      title={t('agentCentre.pages.palStatementsAgentCopy')}
      lead={t('team.statement.note')}
      width="wide"
      tools={
        <Segmented
          label={t('team.statement.by')}
          value={groupBy}
          onChange={(next) => choose({ groupBy: next })}
          options={[
            { value: 'downline', label: t('team.statement.byDownline') },
            { value: 'day', label: t('team.statement.byDay') },
          ]}
        />
      }
    >
      <SpanFilter choice={choice} onChoose={choose} wrongRange={moments === null} />
      <Totals statement={statement.data} />
      <TeamPath
        path={statement.data?.path ?? []}
        onGo={(id) => choose({ of: id }, true)}
        tools={
          <CsvExport
            name={`profit-and-loss-by-${groupBy}`}
            days={days}
            columns={csv}
            rowKey={rowKey}
            load={(paging) => callApi(getTeamProfitLoss, { ...input, ...paging })}
          />
        }
      />
      <RecordList
        query={statement}
        page={page}
        onPage={(next) => choose({ page: next })}
        caption={t('agentCentre.pages.palStatementsAgentCopy')}
        columns={columns}
        rowKey={rowKey}
        wide
        onOpen={
          groupBy === 'downline'
            ? ({ memberId }) => memberId && memberId !== here?.id && choose({ of: memberId }, true)
            : undefined
        }
        empty={<EmptyState title={t('team.statement.emptyTitle')} text={t('team.statement.emptyText')} />}
      />
    </Page>
  );
}

function Totals({ statement }: { statement: Statement | undefined }) {
  const { t } = useTranslation('agency');
  const { amount } = useAmountText();
  return (
    <FigureStrip
      label={t('agentCentre.pages.palStatementsAgentCopy')}
      figures={STATEMENT_AMOUNTS.map((name) => ({
        key: name,
        label: name === 'validBet' ? t('team.validBet') : t(`team.statement.${name}`),
        value: statement && amount(statement.totals[name], statement.currency),
      }))}
    />
  );
}
