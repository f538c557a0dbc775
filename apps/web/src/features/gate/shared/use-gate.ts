import { useNavigate } from 'react-router-dom';
import { useSession } from '../../../data/session/session-store';
import { PATHS } from '../../../routes/paths';
import { useDialogPlace } from '../../../routes/use-dialog-place';
import { enterGate } from './gate-store';

/**
 * Lets a member do what is for members; a guest is sent to log in, and a trial account is offered a full one. After the
 * log-in the person stands at `returnTo`, by default at this page, and goes on there.
 */
export function useGate(returnTo?: string) {
  const { status } = useSession();
  const navigate = useNavigate();
  const place = useDialogPlace();
  return (proceed: () => void): void => {
    if (status === 'member') enterGate({ proceed, returnTo });
    else void navigate(PATHS.login, { state: { ...place, ...(returnTo && { returnTo }) } });
  };
}
