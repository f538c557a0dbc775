import { type ComponentType, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, Route, Routes } from 'react-router-dom';
import type { AgentPage } from '#libs/agency/common/team.calls';
import { lazyPart } from '../../parts/lazy-part';
import { RouteBoundary } from '../../parts/route-boundary';
import { EmptyState } from '../../ui/art/empty-state';
import { ButtonLink } from '../../ui/button-link';

const salaryPages = () => import('../salary/salary-pages');

/** What each page of the menu draws; those with pages of their own below them hold routes. */
const PAGES: Record<AgentPage, ComponentType> = {
  agentTeamOverview: lazyPart(() => import('../team/overview-page')),
  downlineManagmentView: lazyPart(() => import('../team/downlines-page')),
  personalHistoryCopy: lazyPart(() => import('../team/team-bets-page')),
  agentDownlineTransactionDetailsCopy: lazyPart(() => import('../team/team-transactions-page')),
  palStatementsAgentCopy: lazyPart(() => import('../team/statement-page')),
  agentRevenueReport: lazyPart(() => import('../team/income-page')),
  contracts: lazyPart(() => import('../contract/contracts-page')),
  agentRealtimeSalary: lazyPart(() => salaryPages().then((pages) => ({ default: pages.RealtimeSalary }))),
  agentHourSalary: lazyPart(() => salaryPages().then((pages) => ({ default: pages.HourlySalary }))),
  agentDailyWages2: lazyPart(() => salaryPages().then((pages) => ({ default: pages.DailySalary }))),
  agentDividendRecordCopy2: lazyPart(() => salaryPages().then((pages) => ({ default: pages.Dividends }))),
  registerCenter: lazyPart(() => import('../registration-link/registration-centre-page')),
  transfer: lazyPart(() => import('../transfer/transfer-page')),
  agentAnnouncement: lazyPart(() => import('./announcements-page')),
};

/** Only what the server's menu names can be opened. */
export function AgentPages({ pages }: { pages: AgentPage[] }) {
  const [first] = pages;
  return (
    <RouteBoundary>
      <Routes>
        {first && <Route index element={<Navigate to={first} replace />} />}
        {pages.map((page) => {
          const Page = PAGES[page];
          return <Route key={page} path={`${page}/*`} element={<Titled page={page} content={Page} />} />;
        })}
        <Route path="*" element={<Closed />} />
      </Routes>
    </RouteBoundary>
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
