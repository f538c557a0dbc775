import { useNavigate } from 'react-router-dom';
import { logOut } from '../session/log-out';
import type { DialogPlace } from '../session/use-dialog-place';

/** From a trial account, whose session is left, to the registration of a full one, and from there to `returnTo`. */
export function useFullAccount(returnTo = '/') {
  const navigate = useNavigate();
  return async (): Promise<void> => {
    const place: DialogPlace = { overlay: true, returnTo };
    await logOut().catch(() => undefined);
    await navigate('/register', { state: place });
  };
}
