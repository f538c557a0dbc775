import { type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes } from 'react-router-dom';
import type { AgentPage } from '#libs/agency/common/team.calls';
import { useDocumentTitle } from '../../data/start/use-document-title';
import { lazyPart } from '../../lazy/lazy-part';
import { RouteBoundary } from '../../lazy/route-boundary';
import { LinkButton } from '../../routes/link-button';
import { PATHS } from '../../routes/paths';
import { EmptyState } from '../../ui/art/empty-state';

const salaryPages = () => import('../../features/salary/salary-pages');

/** What each page of the menu draws; those with pages of their own below them hold routes. */
const PAGES: Record<AgentPage, ComponentType> = {
  agentTeamOverview: lazyPart(() => import('../../features/team/overview-page')),
  downlineManagmentView: lazyPart(() => import('../../features/team/downlines-page')),
  personalHistoryCopy: lazyPart(() => import('../../features/team/team-bets-page')),
  agentDownlineTransactionDetailsCopy: lazyPart(() => import('../../features/team/team-transactions-page')),
  palStatementsAgentCopy: lazyPart(() => import('../../features/team/statement-page')),
  agentRevenueReport: lazyPart(() => import('../../features/team/income-page')),
  contracts: lazyPart(() => import('../../features/contract/contracts-page')),
  agentRealtimeSalary: lazyPart(() => salaryPages().then((pages) => ({ default: pages.RealtimeSalary }))),
  agentHourSalary: lazyPart(() => salaryPages().then((pages) => ({ default: pages.HourlySalary }))),
  agentDailyWages2: lazyPart(() => salaryPages().then((pages) => ({ default: pages.DailySalary }))),
  agentDividendRecordCopy2: lazyPart(() => salaryPages().then((pages) => ({ default: pages.Dividends }))),
  registerCenter: lazyPart(() => import('../../features/registration-link/registration-centre-page')),
  transfer: lazyPart(() => import('../../features/transfer/transfer-page')),
  agentAnnouncement: lazyPart(() => import('../../features/announcements/announcements-page')),
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
  useDocumentTitle(title);
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
        <LinkButton to={PATHS.agentCentre} replace>
          {t('agentCentre.toOverview')}
        </LinkButton>
      }
    />
  );
}
