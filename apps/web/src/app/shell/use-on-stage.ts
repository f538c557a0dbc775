import { useLocation } from 'react-router-dom';
import { isStage } from '../../routes/paths';

/** A game is on show: it has the whole height, and the frame of the portal stands back. */
export const useOnStage = (): boolean => isStage(useLocation().pathname);
