import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';
import { refusalOf } from '../../api/refusal';
import { PageSkeleton } from '../../app/page-skeleton';
import { WithPhrases } from '../../app/with-phrases';
import { useErrorText } from '../../i18n/use-error-text';
import { EmptyState } from '../../ui/art/empty-state';
import { ButtonLink } from '../../ui/button-link';
import { enterSession } from '../session/enter-session';
import { useSession } from '../session/session-store';
import { unlinkedState } from './social-place';
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
  const { visit, unlinked } = answer.data;
  if (!visit) return <NotLoggedIn error={null} />;
  if (unlinked)
    return <Navigate to="/register" replace state={unlinkedState(visit.provider, visit.returnTo)} />;
  const to = visit.site === 'agent' ? '/agentHome' : (visit.returnTo ?? '/');
  return status === 'member' ? <Navigate to={to} replace /> : <PageSkeleton />;
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
