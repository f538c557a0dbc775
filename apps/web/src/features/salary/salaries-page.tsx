import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { SalaryKind } from '#libs/agency/common/contract-kinds';
import { listSalaries } from '#libs/agency/common/salary.calls';
import type { AgentPage } from '#libs/agency/common/team.calls';
import { callApi } from '../../api/call-api';
import { useAmountText } from '../../i18n/use-amount-text';
import { CsvExport } from '../../query/csv-export';
import { NO_FIELDS } from '../../query/list-choice';
import { RecordList } from '../../query/record-list';
import { SpanFilter } from '../../query/span-filter';
import { useListChoice } from '../../query/use-list-choice';
import { EmptyState } from '../../ui/art/empty-state';
import { ButtonLink } from '../../ui/button-link';
import { FigureStrip } from '../../ui/figure-strip';
import { Page } from '../../ui/page';
import { salariesQuery } from './salary.api';
import styles from './salary.module.css';
import { usePayoutColumns } from './use-payout-columns';
import { usePayoutCsv } from './use-payout-csv';
import { SALARY_ROWS } from './with-payout';

const PAGE_OF: Record<SalaryKind, AgentPage> = {
  realtime: 'agentRealtimeSalary',
  hourly: 'agentHourSalary',
  daily: 'agentDailyWages2',
};

/** Salaries of one kind, each of which opens down to its bets. New ones come by push. */
export function SalariesPage({ kind }: { kind: SalaryKind }) {
  const { t } = useTranslation('agency');
  const { amount, count } = useAmountText();
  const navigate = useNavigate();
  const { choice, choose, moments, days } = useListChoice(NO_FIELDS);
  const input = { kind, ...moments };
  const salaries = useQuery({
    ...salariesQuery({ ...input, pageNo: choice.page, pageSize: SALARY_ROWS }),
    enabled: moments !== null,
    placeholderData: (previous) => previous,
  });
  const { data } = salaries;
  const title = t(`agentCentre.pages.${PAGE_OF[kind]}`);
  return (
    <Page title={title} lead={t(`salary.lead.${kind}`)} width="wide">
      <SpanFilter choice={choice} onChoose={choose} wrongRange={moments === null} />
      <FigureStrip
        label={title}
        figures={[
          { key: 'sum', label: t('salary.sum'), value: data && amount(data.sum, data.currency) },
          { key: 'count', label: t('salary.count'), value: data && count(data.total) },
        ]}
      />
      <div className={styles.tools}>
        <CsvExport
          name={`${kind}-salary`}
          days={days}
          columns={usePayoutCsv()}
          rowKey={({ id }) => id}
          load={(paging) => callApi(listSalaries, { ...input, ...paging })}
        />
      </div>
      <RecordList
        query={salaries}
        page={choice.page}
        onPage={(page) => choose({ page })}
        caption={title}
        columns={usePayoutColumns(kind)}
        rowKey={({ id }) => id}
        wide
        onOpen={({ id }) => void navigate(id)}
        empty={
          <EmptyState
            title={t('salary.emptyTitle')}
            text={t('salary.emptyText')}
            action={
              <ButtonLink render={<Link to="/agentHome/contracts" />}>{t('salary.emptyAction')}</ButtonLink>
            }
          />
        }
      />
    </Page>
  );
}
