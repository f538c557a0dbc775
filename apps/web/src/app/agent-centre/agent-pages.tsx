import { type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes } from 'react-router-dom';
import type { AgentPage } from '#libs/agency/common/team.calls';
import { useDocumentTitle } from '../../data/start/use-document-title';
import { RouteBoundary } from '../../lazy/route-boundary';
import { LinkButton } from '../../routes/link-button';
import { PATHS } from '../../routes/paths';
import { EmptyState } from '../../ui/art/empty-state';
import { AGENT_PAGE_TABLE } from './agent-pages-table';

/** Only what the server's menu names can be opened. */
export function AgentPages({ pages }: { pages: AgentPage[] }) {
  const [first] = pages;
  return (
    <RouteBoundary>
      <Routes>
        {first && <Route index element={<Navigate to={first} replace />} />}
        {pages.map((page) => {
          const { Page } = AGENT_PAGE_TABLE[page];
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
