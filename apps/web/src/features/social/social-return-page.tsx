import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';
import type { StepUpValue } from '#libs/identity/common/session.calls';
import { type ApiRefusal, refusalOf } from '../../api/refusal';
import { PageSkeleton } from '../../app/page-skeleton';
import { WithPhrases } from '../../app/with-phrases';
import { useErrorText } from '../../i18n/use-error-text';
import { EmptyState } from '../../ui/art/empty-state';
import { ButtonLink } from '../../ui/button-link';
import { enterSession } from '../session/enter-session';
import { useSession } from '../session/session-store';
import { StepUp } from '../step-up/step-up';
import { unlinkedState } from './social-place';
import styles from './social-return-page.module.css';
import { useSocialReturn } from './use-social-return';

/** Where a provider sends the browser back to. */
export default function SocialReturnPage() {
  return (
    <WithPhrases bundle="identity">
      <Returned />
    </WithPhrases>
  );
}

function Returned() {
  const answer = useSocialReturn();
  const { status } = useSession();
  const { session } = answer.data ?? {};
  useEffect(() => {
    if (session) enterSession(session);
  }, [session]);
  if (answer.isError) return <NotLoggedIn error={answer.error} />;
  if (!answer.data) return <PageSkeleton />;
  const { visit, unlinked, challenge } = answer.data;
  if (!visit) return <NotLoggedIn error={null} />;
  if (unlinked)
    return <Navigate to="/register" replace state={unlinkedState(visit.provider, visit.returnTo)} />;
  if (challenge && status !== 'member') return <Check challenge={challenge} />;
  const to = visit.site === 'agent' ? '/agentHome' : (visit.returnTo ?? '/');
  return status === 'member' ? <Navigate to={to} replace /> : <PageSkeleton />;
}

/** The authenticator comes after the provider, on the page that the provider sent the browser back to. */
function Check({ challenge }: { challenge: StepUpValue }) {
  const { t } = useTranslation('identity');
  const [ended, setEnded] = useState<{ refusal: ApiRefusal | null } | null>(null);
  if (ended?.refusal) return <NotLoggedIn error={ended.refusal} />;
  if (ended) return <Navigate to="/login" replace />;
  return (
    <section className={styles.check}>
      <h1>{t('login.verifyTitle')}</h1>
      <StepUp
        challenge={challenge}
        onPassed={(session) => enterSession(session)}
        onEnded={(refusal) => setEnded({ refusal })}
      />
    </section>
  );
}

/** Why the provider's answer led to no session; `null` where this tab had asked for none. */
function NotLoggedIn({ error }: { error: unknown }) {
  const { t } = useTranslation('identity');
  const errorText = useErrorText();
  return (
    <EmptyState
      heading="h1"
      title={t('social.failedTitle')}
      text={error === null ? t('social.stateLost') : errorText.ofRefusal(refusalOf(error))}
      action={
        <ButtonLink tone="primary" render={<Link to="/login" replace />}>
          {t('social.again')}
        </ButtonLink>
      }
    />
  );
}
