import type { CrashState } from '../../../common/api';

/** The player's next possible move. */
export type CrashMove = 'bet' | 'cash-out' | 'placed' | 'wait';

export function moveIn(state: CrashState | null): CrashMove {
  if (state === null) return 'wait';
  const { phase, own } = state;
  if (phase === 'waiting') return own ? 'placed' : 'bet';
  return phase === 'running' && own && own.cashOutAt === null ? 'cash-out' : 'wait';
}
