import { matchPath, useLocation } from 'react-router-dom';
import { PATHS } from '../../routes/paths';

/** A game is on show: it has the whole height, and the frame of the portal stands back. */
export function useOnStage(): boolean {
  const { pathname } = useLocation();
  return [PATHS.game, PATHS.seamless].some((path) => matchPath(path, pathname) !== null);
}
