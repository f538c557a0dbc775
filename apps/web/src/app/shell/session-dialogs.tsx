import { useCallback, useEffect, useRef } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { type Greeting, type RestrictedSession, useSession } from '../../data/session/session-store';
import { useEndReason } from '../../data/session/use-end-text';
import { useIsSiteClosed } from '../../data/site/site-status';
import { DialogPart } from '../../lazy/dialog-part';
import { lazyPart } from '../../lazy/lazy-part';
import { QuietPart } from '../../lazy/quiet-part';
import { PATHS } from '../../routes/paths';
import {
  dialogAt,
  useDialogPlace,
  usePageUnderDialog,
  useRecoveryByLink,
} from '../../routes/use-dialog-place';
import { useLatest } from '../../ui/hooks/use-latest';
import { useWhenNoDialog } from '../../ui/overlays/dialog-queue';
import { useAgentSide } from './use-agent-side';
import { focusContent } from './use-page-change';

const LoginDialog = lazyPart(() => import('../../features/login/login-dialog'));
const RegisterDialog = lazyPart(() => import('../../features/registration/register-dialog'));
const RecoveryDialog = lazyPart(() => import('../../features/recovery/recovery-dialog'));
const ForcedPasswordDialog = lazyPart(() => import('../../features/password-change/forced-password-dialog'));
const WelcomeDialog = lazyPart(() => import('../../features/welcome/welcome-dialog'));
const UnverifiedDialog = lazyPart(() => import('../../features/welcome/unverified-dialog'));

/**
 * `/login`, `/register` and `/forget` are dialogs over a page; they replace one another. A member is sent on at once,
 * but for the link of a recovery, which counts for whoever holds it.
 */
export function SessionDialogs() {
  const session = useSession();
  const under = usePageUnderDialog();
  const place = useDialogPlace();
  const recovering = useRecoveryByLink();
  const open = under !== null && session.status === 'guest';
  useFocusAfterwards(open, session.status === 'member');
  useAskAgain(under);
  if (session.status === 'unknown') return null;
  if (session.status === 'guest' && session.restricted)
    return <PasswordFirst restricted={session.restricted} />;
  if (session.status === 'member' && !recovering) {
    if (under !== null) return <Navigate to={session.landing ?? place.returnTo ?? PATHS.home} replace />;
    return session.greeting ? <Greet greeting={session.greeting} /> : null;
  }
  return under === null ? null : <GuestDialog under={under} />;
}

function GuestDialog({ under }: { under: string }) {
  const dialog = dialogAt(useLocation().pathname);
  const navigate = useNavigate();
  const place = useDialogPlace();
  const close = () => void navigate(under, { replace: true, state: { overlay: true } });
  const swap = (to: string) => () => void navigate(to, { replace: true, state: place });
  return (
    <DialogPart onClose={close}>
      {dialog === PATHS.login && (
        <LoginDialog onClose={close} onRegister={swap(PATHS.register)} onForgotten={swap(PATHS.recovery)} />
      )}
      {dialog === PATHS.register && <RegisterDialog onClose={close} onLogin={swap(PATHS.login)} />}
      {dialog === PATHS.recovery && (
        <RecoveryDialog
          onClose={close}
          onLogin={swap(PATHS.login)}
          onRecovered={() => void navigate(PATHS.home, { replace: true })}
        />
      )}
    </DialogPart>
  );
}

/** What the welcome leads to waits, as the welcome does, until the site is open. */
function Greet({ greeting }: { greeting: Greeting }) {
  const closed = useIsSiteClosed();
  if (closed && greeting === 'welcome') return null;
  return <QuietPart>{greeting === 'welcome' ? <WelcomeDialog /> : <UnverifiedDialog />}</QuietPart>;
}

/** A default or expired password. Whoever changes it goes home, an agent to the own centre; whoever leaves, home. */
function PasswordFirst({ restricted }: { restricted: RestrictedSession }) {
  const navigate = useNavigate();
  const agents = useAgentSide();
  const goTo = (path: string) => void navigate(path, { replace: true });
  const landing = agents ? PATHS.agentCentre : PATHS.home;
  return (
    <DialogPart>
      <ForcedPasswordDialog
        restricted={restricted}
        landing={landing}
        onChanged={() => goTo(landing)}
        onLeft={() => goTo(agents ? PATHS.agentLogin : PATHS.home)}
      />
    </DialogPart>
  );
}

/** Whose session was ended by others is told why, over the page that was on show, once no dialog is open there. */
function useAskAgain(under: string | null): void {
  const ended = useEndReason();
  const navigate = useNavigate();
  const place = useDialogPlace();
  const latest = useLatest({ under, place });
  const ask = useCallback(() => {
    if (latest.current.under === null) void navigate(PATHS.login, { state: latest.current.place });
  }, [navigate]);
  useWhenNoDialog(ended !== undefined, ask);
}

/** What opened the dialog is gone once somebody is logged in: the focus goes to the page. */
function useFocusAfterwards(open: boolean, member: boolean): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open && member) focusContent();
    wasOpen.current = open;
  }, [open, member]);
}
