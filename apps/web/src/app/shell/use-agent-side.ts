import { matchPath, useLocation } from 'react-router-dom';
import { PATHS } from '../../routes/paths';

/** On `/agent` and `/agentHome` nothing of the games is shown around the page. */
export function useAgentSide(): boolean {
  const { pathname } = useLocation();
  return [PATHS.agentLogin, `${PATHS.agentCentre}/*`].some(
    (pattern) => matchPath(pattern, pathname) !== null,
  );
}
