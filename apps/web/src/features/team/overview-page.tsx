import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { NO_FIELDS } from '../../lists/list-choice';
import { QueryFailure } from '../../lists/query-failure';
import { SpanFilter } from '../../lists/span-filter';
import { useListChoice } from '../../lists/use-list-choice';
import { LinkButton } from '../../routes/link-button';
import { agentPath } from '../../routes/paths';
import { EmptyState } from '../../ui/art/empty-state';
import { Page } from '../../ui/layout/page';
import { OffersWaiting } from './offers-waiting';
import { OverviewFigures } from './overview-figures';
import styles from './overview-page.module.css';
import { OverviewSeries } from './overview-series';
import { overviewQuery, type TeamOverview } from './team.api';

/** The team at a glance: what waits, figures of some days beside those before, and how they came about. */
export default function OverviewPage() {
  const { t } = useTranslation('agency');
  const { choice, choose, moments, days } = useListChoice(NO_FIELDS);
  return (
    <Page title={t('agentCentre.pages.agentTeamOverview')} width="wide">
      <SpanFilter choice={choice} onChoose={choose} wrongRange={moments === null} />
      {moments && days && <Figures from={moments.from} to={moments.to ?? endOf(days.to)} />}
    </Page>
  );
}

/** The end of a day of the device's zone: an open span is about whole days too, so that it compares with whole days. */
function endOf(day: string): string {
  const end = new Date(`${day}T00:00:00`);
  end.setDate(end.getDate() + 1);
  return end.toISOString();
}

function Figures({ from, to }: { from: string; to: string }) {
  const overview = useQuery({ ...overviewQuery({ from, to }), placeholderData: (previous) => previous });
  if (overview.isError) return <QueryFailure query={overview} />;
  return (
    <>
      {overview.data && <OffersWaiting overview={overview.data} />}
      <OverviewFigures overview={overview.data} />
      {overview.data?.members === 0 ? <Nobody /> : <Content overview={overview.data} />}
    </>
  );
}

function Content({ overview }: { overview: TeamOverview | undefined }) {
  return (
    <div className={styles.series} aria-busy={overview === undefined}>
      {overview && <OverviewSeries overview={overview} />}
    </div>
  );
}

function Nobody() {
  const { t } = useTranslation('agency');
  return (
    <EmptyState
      title={t('team.overview.emptyTitle')}
      text={t('team.overview.emptyText')}
      action={
        <LinkButton tone="primary" to={agentPath('registerCenter')}>
          {t('team.overview.makeLink')}
        </LinkButton>
      }
    />
  );
}
