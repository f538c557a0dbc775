import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import type { StepUpValue } from '#libs/authentication/common/session.calls';
import { type ApiError, apiErrorOf } from '../../data/calls/api-error';
import { useErrorText } from '../../data/calls/use-error-text';
import { enterSession } from '../../data/session/enter-session';
import { useSession } from '../../data/session/session-store';
import { useIsSiteClosed } from '../../data/site/site-status';
import { PageSkeleton } from '../../lazy/page-skeleton';
import { withPhrases } from '../../lazy/with-phrases';
import { LinkButton } from '../../routes/link-button';
import { PATHS } from '../../routes/paths';
import { EmptyState } from '../../ui/art/empty-state';
import { Stack } from '../../ui/layout/stack';
import { Text } from '../../ui/layout/text';
import { StepUp } from '../step-up/shared/step-up';
import { linkedState, unlinkedState } from './shared/social-attempt';
import styles from './social-return-page.module.css';
import { useSocialReturn } from './use-social-return';

export default withPhrases('identity', SocialReturnPage);

/** Where a provider sends the browser back to. */
function SocialReturnPage() {
  const answer = useSocialReturn();
  const closed = useIsSiteClosed();
  const { t } = useTranslation('identity');
  const errorText = useErrorText();
  const { status } = useSession();
  const { session } = answer.data ?? {};
  useEffect(() => {
    if (session) enterSession(session);
  }, [session]);
  if (answer.isError) return <NotLoggedIn text={errorText.ofRefusal(apiErrorOf(answer.error))} />;
  if (!answer.data) return <PageSkeleton />;
  const { attempt, unlinked, challenge, link } = answer.data;
  if (!attempt) return <NotLoggedIn text={t('social.stateLost')} />;
  if (link?.refusal) return <NotLinked refusal={link.refusal} />;
  if (link) return <Navigate to={PATHS.security} replace state={linkedState(attempt.provider)} />;
  if (unlinked && closed) return <NotLoggedIn text={t('social.unlinkedClosed')} />;
  if (unlinked)
    return <Navigate to={PATHS.register} replace state={unlinkedState(attempt.provider, attempt.returnTo)} />;
  if (challenge && status !== 'member') return <Check challenge={challenge} />;
  const to = attempt.site === 'agent' ? PATHS.agentCentre : (attempt.returnTo ?? PATHS.home);
  return status === 'member' ? <Navigate to={to} replace /> : <PageSkeleton />;
}

/** The authenticator comes after the provider, on the page that the provider sent the browser back to. */
function Check({ challenge }: { challenge: StepUpValue }) {
  const { t } = useTranslation('identity');
  const errorText = useErrorText();
  const [ended, setEnded] = useState<{ refusal: ApiError | null } | null>(null);
  if (ended?.refusal) return <NotLoggedIn text={errorText.ofRefusal(ended.refusal)} />;
  if (ended) return <Navigate to={PATHS.login} replace />;
  return (
    <Stack as="section" gap={4} className={styles.check}>
      <Text as="h1" size="section">
        {t('login.verifyTitle')}
      </Text>
      <StepUp
        challenge={challenge}
        onPassed={(session) => enterSession(session)}
        onEnded={(refusal) => setEnded({ refusal })}
      />
    </Stack>
  );
}

/** Why the provider's answer led to no session. */
function NotLoggedIn({ text }: { text: string }) {
  const { t } = useTranslation('identity');
  return (
    <EmptyState
      heading="h1"
      title={t('social.failedTitle')}
      text={text}
      action={
        <LinkButton tone="primary" to={PATHS.login} replace>
          {t('recovery.toLogin')}
        </LinkButton>
      }
    />
  );
}

/** The account is as it was. */
function NotLinked({ refusal }: { refusal: ApiError }) {
  const { t } = useTranslation('identity');
  const errorText = useErrorText();
  return (
    <EmptyState
      heading="h1"
      title={t('social.notLinkedTitle')}
      text={errorText.ofRefusal(refusal)}
      action={
        <LinkButton tone="primary" to={PATHS.security} replace>
          {t('social.toSecurity')}
        </LinkButton>
      }
    />
  );
}
