import { matchPath, useLocation } from 'react-router-dom';
import { PATHS } from '../../routes/paths';

/** The chat with customer service is in a small window, or fills this one; nothing of the portal stands around it. */
export function useInChat(): boolean {
  const { pathname } = useLocation();
  return matchPath(PATHS.service, pathname) !== null;
}
