import type { TableState } from '../../../common/shared-round/api';

/** bet: chips may be bet. placed: the round's bet is on the table. wait: bets are closed. */
export type TableMove = 'bet' | 'placed' | 'wait';

export function tableMove(state: TableState | null): TableMove {
  if (state === null) return 'wait';
  if (state.own !== null) return 'placed';
  return state.phase === 'open' ? 'bet' : 'wait';
}
