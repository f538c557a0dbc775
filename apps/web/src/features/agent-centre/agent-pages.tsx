import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, Route, Routes } from 'react-router-dom';
import type { AgentPage } from '#libs/agency/common/team.calls';
import { PageSkeleton } from '../../app/page-skeleton';
import { EmptyState } from '../../ui/art/empty-state';
import { ButtonLink } from '../../ui/button-link';

const salaryPages = () => import('../salary/salary-pages');

/** What each page of the menu draws; those with pages of their own below them hold routes. */
const PAGES: Record<AgentPage, ComponentType> = {
  agentTeamOverview: lazy(() => import('../team/overview-page')),
  downlineManagmentView: lazy(() => import('../team/downlines-page')),
  personalHistoryCopy: lazy(() => import('../team/team-bets-page')),
  agentDownlineTransactionDetailsCopy: lazy(() => import('../team/team-transactions-page')),
  palStatementsAgentCopy: lazy(() => import('../team/statement-page')),
  agentRevenueReport: lazy(() => import('../team/income-page')),
  contracts: lazy(() => import('../contract/contracts-page')),
  agentRealtimeSalary: lazy(() => salaryPages().then((pages) => ({ default: pages.RealtimeSalary }))),
  agentHourSalary: lazy(() => salaryPages().then((pages) => ({ default: pages.HourlySalary }))),
  agentDailyWages2: lazy(() => salaryPages().then((pages) => ({ default: pages.DailySalary }))),
  agentDividendRecordCopy2: lazy(() => salaryPages().then((pages) => ({ default: pages.Dividends }))),
  registerCenter: lazy(() => import('../registration-link/registration-centre-page')),
  transfer: lazy(() => import('../transfer/transfer-page')),
  agentAnnouncement: lazy(() => import('./announcements-page')),
};

/** Only what the server's menu names can be opened. */
export function AgentPages({ pages }: { pages: AgentPage[] }) {
  const [first] = pages;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        {first && <Route index element={<Navigate to={first} replace />} />}
        {pages.map((page) => {
          const Page = PAGES[page];
          return <Route key={page} path={`${page}/*`} element={<Titled page={page} content={Page} />} />;
        })}
        <Route path="*" element={<Closed />} />
      </Routes>
    </Suspense>
  );
}

/** Names the page in the tab, in the language on show. */
function Titled({ page, content: Content }: { page: AgentPage; content: ComponentType }) {
  const { t } = useTranslation('agency');
  const title = t(`agentCentre.pages.${page}`);
  useEffect(() => {
    document.title = `${title} · Mela`;
  }, [title]);
  return <Content />;
}

function Closed() {
  const { t } = useTranslation('agency');
  return (
    <EmptyState
      heading="h1"
      title={t('agentCentre.closedTitle')}
      text={t('agentCentre.closedText')}
      action={
        <ButtonLink render={<Link to="/agentHome" replace />}>{t('agentCentre.toOverview')}</ButtonLink>
      }
    />
  );
}
