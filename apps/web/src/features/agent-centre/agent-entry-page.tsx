import { QueryClientProvider } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { isAgent } from '#libs/identity/common/member-types';
import { PageSkeleton } from '../../app/page-skeleton';
import { WithPhrases } from '../../app/with-phrases';
import { QueryFailure } from '../../query/query-failure';
import { EmptyState } from '../../ui/art/empty-state';
import { ButtonLink } from '../../ui/button-link';
import { LoginPanel } from '../login/login-panel';
import { useLogin } from '../login/use-login';
import { useMemberInfo } from '../session/member-info';
import { queryClient } from '../session/query-client';
import { useSession } from '../session/session-store';
import type { DialogPlace } from '../session/use-dialog-place';
import { useEndText } from '../session/use-end-text';
import styles from './agent-entry-page.module.css';

/** The agents' own door: they go on to their centre, everybody else is told plainly that it is theirs. */
export default function AgentEntryPage() {
  return (
    <WithPhrases bundle="agency">
      <Door />
    </WithPhrases>
  );
}

function Door() {
  const session = useSession();
  if (session.status === 'unknown') return <PageSkeleton />;
  if (session.status === 'guest') return <AgentLogin held={session.restricted !== undefined} />;
  return (
    <QueryClientProvider client={queryClient}>
      <WhoIsThere />
    </QueryClientProvider>
  );
}

/** While a password has to be changed first, the form is `held`; whoever leaves that begins anew. */
function AgentLogin({ held }: { held: boolean }) {
  const { t } = useTranslation('agency');
  const ended = useEndText();
  return (
    <section className={styles.entry}>
      <div className={styles.words}>
        <h1>{t('agentCentre.entry.title')}</h1>
        <p>{t('agentCentre.entry.text')}</p>
        <ul>
          <li>{t('agentCentre.entry.team')}</li>
          <li>{t('agentCentre.entry.contracts')}</li>
          <li>{t('agentCentre.entry.pay')}</li>
        </ul>
      </div>
      <div className={styles.form}>
        {ended && <p className={styles.ended}>{ended}</p>}
        <WithPhrases bundle="identity">
          <AgentForm key={String(held)} />
        </WithPhrases>
      </div>
    </section>
  );
}

function AgentForm() {
  const navigate = useNavigate();
  const login = useLogin('agent');
  return <LoginPanel login={login} onForgotten={() => void navigate('/forget')} />;
}

function WhoIsThere() {
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
        <ButtonLink tone="primary" render={<Link to="/" />}>
          {site('common.toHome')}
        </ButtonLink>
      }
    />
  );
}

/** The page of the centre that was wanted before the log-in, else its first. */
function centrePage(state: Partial<DialogPlace> | null): string {
  const wanted = state?.returnTo ?? '';
  return wanted.startsWith('/agentHome') ? wanted : '/agentHome';
}
