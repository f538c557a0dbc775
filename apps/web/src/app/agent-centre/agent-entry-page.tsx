import { QueryClientProvider } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { isAgent } from '#libs/members/common/member-types';
import { AGENT_POLICY } from '#libs/site/common/modules';
import { queryClient } from '../../data/cache/query-client';
import { useMemberInfo } from '../../data/session/member-info';
import { useSession } from '../../data/session/session-store';
import { useEndText } from '../../data/session/use-end-text';
import { useModuleOff } from '../../data/site/use-module';
import { brandOfPage } from '../../data/start/page-brand';
import { LoginPanel } from '../../features/login/login-panel';
import { useLogin } from '../../features/login/use-login';
import { PageSkeleton } from '../../lazy/page-skeleton';
import { WithPhrases } from '../../lazy/with-phrases';
import { QueryFailure } from '../../lists/query-failure';
import { LinkButton } from '../../routes/link-button';
import NotFoundPage from '../../routes/not-found-page';
import { PATHS } from '../../routes/paths';
import type { DialogPlace } from '../../routes/use-dialog-place';
import { EmptyState } from '../../ui/art/empty-state';
import { Card } from '../../ui/layout/card';
import { Stack } from '../../ui/layout/stack';
import { Text } from '../../ui/layout/text';
import styles from './agent-entry-page.module.css';

/** The log-in of agents, and what it leads to. */
export default function AgentEntryPage() {
  if (useModuleOff(AGENT_POLICY)) return <NotFoundPage />;
  return (
    <WithPhrases bundle="agency">
      <AgentEntry />
    </WithPhrases>
  );
}

function AgentEntry() {
  const session = useSession();
  if (session.status === 'unknown') return <PageSkeleton />;
  if (session.status === 'guest') return <AgentLogin held={session.restricted !== undefined} />;
  return (
    <QueryClientProvider client={queryClient}>
      <ToCentre />
    </QueryClientProvider>
  );
}

/** The form is `held` while a password has to be changed first; leaving that change resets it. */
function AgentLogin({ held }: { held: boolean }) {
  const { t } = useTranslation('agency');
  const ended = useEndText();
  return (
    <Stack as="section" gap={5} className={styles.entry}>
      <Stack className={styles.words}>
        <h1>{t('agentCentre.entry.title')}</h1>
        <Text tone="muted">{t('agentCentre.entry.text', { brand: brandOfPage() })}</Text>
        <Stack as="ul" gap={2}>
          <li>{t('agentCentre.entry.team')}</li>
          <li>{t('agentCentre.entry.contracts')}</li>
          <li>{t('agentCentre.entry.pay')}</li>
        </Stack>
      </Stack>
      <Card>
        {ended && <Text tone="live">{ended}</Text>}
        <WithPhrases bundle="identity">
          <AgentForm key={String(held)} />
        </WithPhrases>
      </Card>
    </Stack>
  );
}

function AgentForm() {
  const navigate = useNavigate();
  const login = useLogin('agent');
  return <LoginPanel login={login} onForgotten={() => void navigate(PATHS.recovery)} />;
}

/** An agent goes on to the centre; any other member is told that the page is for agents. */
function ToCentre() {
  const { t } = useTranslation('agency');
  const { t: site } = useTranslation();
  const { state } = useLocation();
  const info = useMemberInfo();
  if (info.isError) return <QueryFailure heading="h1" query={info} />;
  if (!info.data) return <PageSkeleton />;
  if (isAgent(info.data.type)) return <Navigate to={centrePage(state)} replace />;
  return (
    <EmptyState
      heading="h1"
      title={t('agentCentre.entry.onlyTitle')}
      text={t('agentCentre.entry.onlyText', { account: info.data.account })}
      action={
        <LinkButton tone="primary" to={PATHS.home}>
          {site('common.toHome')}
        </LinkButton>
      }
    />
  );
}

/** The page of the centre that was wanted before the log-in, else its first. */
function centrePage(state: Partial<DialogPlace> | null): string {
  const wanted = state?.returnTo ?? '';
  return wanted.startsWith(PATHS.agentCentre) ? wanted : PATHS.agentCentre;
}
