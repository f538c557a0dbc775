import { lazy, Suspense, useEffect, useRef } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../../features/session/session-store';
import { useDialogPlace, usePageUnderDialog } from '../../features/session/use-dialog-place';
import { useEndReason } from '../../features/session/use-end-text';
import { focusContent } from './use-page-change';

const LoginDialog = lazy(() => import('../../features/login/login-dialog'));
const RegisterDialog = lazy(() => import('../../features/registration/register-dialog'));

/** `/login` and `/register` are dialogs over a page; the two replace one another. A member is sent on at once. */
export function SessionDialogs() {
  const { status } = useSession();
  const under = usePageUnderDialog();
  const place = useDialogPlace();
  const open = under !== null && status === 'guest';
  useFocusAfterwards(open, status === 'member');
  useAskAgain(under);
  if (under === null || status === 'unknown') return null;
  if (status === 'member') return <Navigate to={place.returnTo ?? '/'} replace />;
  return <GuestDialog under={under} />;
}

function GuestDialog({ under }: { under: string }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const place = useDialogPlace();
  const close = () => void navigate(under, { replace: true, state: { overlay: true } });
  const swap = (to: string) => void navigate(to, { replace: true, state: place });
  return (
    <Suspense>
      {pathname === '/login' ? (
        <LoginDialog onClose={close} onRegister={() => swap('/register')} />
      ) : (
        <RegisterDialog onClose={close} onLogin={() => swap('/login')} />
      )}
    </Suspense>
  );
}

/** Whose session was ended by others is told why, over the page that was on show. */
function useAskAgain(under: string | null): void {
  const ended = useEndReason();
  const navigate = useNavigate();
  const place = useDialogPlace();
  const latest = useRef({ under, place });
  useEffect(() => {
    latest.current = { under, place };
  });
  useEffect(() => {
    if (ended && latest.current.under === null) void navigate('/login', { state: latest.current.place });
  }, [ended, navigate]);
}

/** What opened the dialog is gone once somebody is logged in: the focus goes to the page. */
function useFocusAfterwards(open: boolean, member: boolean): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open && member) focusContent();
    wasOpen.current = open;
  }, [open, member]);
}
