import { useEffect } from 'react';
import { keepBets } from './keep-bets';

/** Keeps the betting record current while somebody is logged in. Draws nothing. */
export function BetUpdates() {
  useEffect(() => keepBets(), []);
  return null;
}
