import { useNavigate } from 'react-router-dom';
import { logOut } from '../session/log-out';
import type { DialogPlace } from '../session/use-dialog-place';
import { withPlay } from './play-address';

/** From a trial account to the registration of a full one, and from there back to the game. */
export function useFullAccount(nodeId: number) {
  const navigate = useNavigate();
  return async (): Promise<void> => {
    const place: DialogPlace = { overlay: true, returnTo: withPlay('/', nodeId, false) };
    await logOut().catch(() => undefined);
    await navigate('/register', { state: place });
  };
}
