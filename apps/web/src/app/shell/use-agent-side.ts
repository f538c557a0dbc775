import { useLocation } from 'react-router-dom';
import { isAgentSide } from '../../routes/paths';

/** On `/agent` and `/agentHome` nothing of the games is shown around the page. */
export const useAgentSide = (): boolean => isAgentSide(useLocation().pathname);
