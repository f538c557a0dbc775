import { useCallback, useEffect, useRef, useState } from 'react';
import {
  TABLE_SOCKET,
  type TableBetRequest,
  type TableClientEvents,
  type TableState,
} from '../../../common/shared-round/api';
import { usePlay } from '../session/play-context';
import type { ServerClock } from '../session/server-clock';
import { prefersStillness } from '../session/surroundings';
import { useLiveState } from '../session/use-live-state';

/** What a round needs of the rules to be drawn: how long its result takes to be shown, in milliseconds. */
export type RevealMs = (result: NonNullable<TableState['result']>) => number;

/** Names a round for as long as it is on the table. */
export const roundKey = ({ commitment, round }: TableState): string => `${commitment}:${round}`;

/**
 * The table's round, its one move, and whether its result has been shown. A balance that would tell the result is kept
 * until then.
 */
export function useTable(revealMs: RevealMs) {
  const { settle, hold, view } = usePlay();
  const kept = useRef<string | null>(null);
  const secret = useRef<() => boolean>(() => false);
  const { ask, ...round } = useLiveState<TableState, TableClientEvents>({
    namespace: TABLE_SOCKET,
    event: 'table.state',
    onBalance: (balance) => {
      if (secret.current()) kept.current = balance;
      else settle({ balance });
    },
  });
  const { state, clock } = round;
  const resultMs = view.table?.resultMs ?? 0;
  const elapsed = useCallback(() => elapsedOf(state, clock, resultMs), [state, clock, resultMs]);
  const revealed = useRevealed(state, elapsed, revealMs);

  const staked = state !== null && state.own !== null && !revealed;
  secret.current = () =>
    staked && (state.phase === 'result' || (state.closesAt !== null && clock.now() >= state.closesAt));
  useEffect(() => {
    if (staked) {
      // The portal's bar shows this page's balance until the result has been shown.
      hold(0n);
      return;
    }
    const balance = kept.current;
    kept.current = null;
    settle(balance === null ? {} : { balance });
  }, [staked, hold, settle]);

  const bet = async (request: TableBetRequest): Promise<boolean> => {
    const reply = await ask<{ round: string; balance: string }>((connection, done) =>
      connection.emit('bet', request, done),
    );
    if (reply) settle({ balance: reply.balance });
    return reply !== null;
  };

  return { ...round, revealed, elapsed, bet };
}

export type Table = ReturnType<typeof useTable>;

/** Since the result came, in milliseconds of the server. */
function elapsedOf(state: TableState | null, clock: ServerClock, resultMs: number): number {
  if (state?.phase !== 'result') return 0;
  return state.nextAt === null ? resultMs : clock.now() - (state.nextAt - resultMs);
}

function useRevealed(state: TableState | null, elapsed: () => number, revealMs: RevealMs): boolean {
  const [shown, setShown] = useState('');
  const key = state?.phase === 'result' ? roundKey(state) : null;
  const result = state?.result ?? null;
  useEffect(() => {
    if (key === null || result === null) return;
    const left = prefersStillness() ? 0 : revealMs(result) - elapsed();
    if (left <= 0) return setShown(key);
    const timer = setTimeout(() => setShown(key), left);
    return () => clearTimeout(timer);
  }, [key, result, elapsed, revealMs]);
  return key !== null && shown === key;
}
