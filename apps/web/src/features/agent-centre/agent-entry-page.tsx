import { QueryClientProvider } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';
import { isAgent } from '#libs/identity/common/member-types';
import { PageSkeleton } from '../../app/page-skeleton';
import { WithPhrases } from '../../app/with-phrases';
import { QueryFailure } from '../../query/query-failure';
import { EmptyState } from '../../ui/art/empty-state';
import { ButtonLink } from '../../ui/button-link';
import { LoginForm } from '../login/login-form';
import { useMemberInfo } from '../session/member-info';
import { queryClient } from '../session/query-client';
import { useSession } from '../session/session-store';
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
  const { status } = useSession();
  if (status === 'unknown') return <PageSkeleton />;
  if (status === 'guest') return <AgentLogin />;
  return (
    <QueryClientProvider client={queryClient}>
      <WhoIsThere />
    </QueryClientProvider>
  );
}

function AgentLogin() {
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
          <LoginForm site="agent" />
        </WithPhrases>
      </div>
    </section>
  );
}

function WhoIsThere() {
  const { t } = useTranslation('agency');
  const { t: site } = useTranslation();
  const info = useMemberInfo();
  if (info.isError) return <QueryFailure heading="h1" query={info} />;
  if (!info.data) return <PageSkeleton />;
  if (isAgent(info.data.type)) return <Navigate to="/agentHome" replace />;
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
