import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { getTeamIncome } from '#libs/agency/common/team.calls';
import { callApi } from '../../api/call-api';
import { useAmountText } from '../../i18n/use-amount-text';
import { useDayText } from '../../i18n/use-day-text';
import { CsvExport } from '../../query/csv-export';
import { NO_FIELDS } from '../../query/list-choice';
import { RecordList } from '../../query/record-list';
import { SpanFilter } from '../../query/span-filter';
import { useListChoice } from '../../query/use-list-choice';
import { EmptyState } from '../../ui/art/empty-state';
import { ButtonLink } from '../../ui/button-link';
import type { Column } from '../../ui/data-table';
import { Figure } from '../../ui/figure';
import { FigureStrip } from '../../ui/figure-strip';
import { Page } from '../../ui/page';
import { type IncomePage as Income, type IncomeDay, incomeQuery } from './team.api';
import styles from './team.module.css';

const PARTS = ['realtime', 'hourly', 'daily', 'dividendReceived', 'dividendPaid', 'total'] as const;

/** What the agent's contracts brought, day by day. */
export default function IncomePage() {
  const { t } = useTranslation('agency');
  const { choice, choose, moments, days } = useListChoice(NO_FIELDS);
  const income = useQuery({
    ...incomeQuery({ ...moments, pageNo: choice.page, pageSize: 50 }),
    enabled: moments !== null,
    placeholderData: (previous) => previous,
  });
  const columns = useColumns(income.data?.currency ?? 'BDT');
  return (
    <Page title={t('agentCentre.pages.agentRevenueReport')} lead={t('team.income.note')} width="wide">
      <SpanFilter choice={choice} onChoose={choose} wrongRange={moments === null} />
      <Totals income={income.data} />
      <div className={styles.tools}>
        <CsvExport
          name="my-income"
          days={days}
          columns={[
            { header: t('team.statement.day'), value: ({ day }: IncomeDay) => day },
            ...PARTS.map((part) => ({
              header: t(`team.income.${part}`),
              value: (row: IncomeDay) => row[part],
            })),
          ]}
          rowKey={({ day }) => day}
          load={(paging) => callApi(getTeamIncome, { ...moments, ...paging })}
        />
      </div>
      <RecordList
        query={income}
        page={choice.page}
        onPage={(page) => choose({ page })}
        caption={t('agentCentre.pages.agentRevenueReport')}
        columns={columns}
        rowKey={({ day }) => day}
        wide
        empty={
          <EmptyState
            title={t('team.income.emptyTitle')}
            text={t('team.income.emptyText')}
            action={
              <ButtonLink render={<Link to="/agentHome/contracts" />}>
                {t('team.overview.toContracts')}
              </ButtonLink>
            }
          />
        }
      />
    </Page>
  );
}

function Totals({ income }: { income: Income | undefined }) {
  const { t } = useTranslation('agency');
  const { amount } = useAmountText();
  return (
    <FigureStrip
      label={t('agentCentre.pages.agentRevenueReport')}
      figures={PARTS.map((part) => ({
        key: part,
        label: t(`team.income.${part}`),
        value: income && amount(income.totals[part], income.currency),
      }))}
    />
  );
}

function useColumns(currency: string): Column<IncomeDay>[] {
  const { t } = useTranslation('agency');
  const { amount } = useAmountText();
  const dayText = useDayText();
  return [
    { key: 'day', header: t('team.statement.day'), cell: ({ day }) => <b>{dayText(day)}</b> },
    ...PARTS.map((part) => ({
      key: part,
      header: t(`team.income.${part}`),
      figures: true,
      cell: (row: IncomeDay) => (
        <Figure tone={part === 'total' && !row.total.startsWith('-') ? 'gain' : 'text'}>
          {amount(row[part], currency)}
        </Figure>
      ),
    })),
  ];
}
