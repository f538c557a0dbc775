import { matchPath, useLocation } from 'react-router-dom';

/** On `/agent` and `/agentHome` nothing of the games is shown around the page. */
export function useAgentSide(): boolean {
  const { pathname } = useLocation();
  return ['/agent', '/agentHome/*'].some((pattern) => matchPath(pattern, pathname) !== null);
}
