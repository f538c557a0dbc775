import { useQuery } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import type { LotteryGame } from '#libs/lottery/common/games';
import { queryClient } from '../../../data/cache/query-client';
import { countDownTo } from '../../sms-code/shared/countdown-clock';
import { currentQuery } from '../lottery.api';
import { type DrawNews, drawMachine } from './draw.machine';

const readAnew = (code: string): Promise<DrawNews> =>
  queryClient.fetchQuery({ ...currentQuery(code), staleTime: 0 });

/** Others tell their result minutes or hours after the draw, and the boards push it; nobody asks each second. */
const OTHERS_PATIENCE_MS = 30_000;

/** Follows the draws of a game; what the boards push is in the query by `useDrawBoards`. */
export function useDraw({ code, result }: LotteryGame, first: DrawNews, announce: () => void) {
  const { data = first } = useQuery(currentQuery(code));
  const [state, send] = useMachine(
    drawMachine.provide({
      actors: {
        countDown: fromPromise<void, string>(({ input, signal }) => countDownTo(input, signal)),
        read: fromPromise<DrawNews>(() => readAnew(code)),
      },
      actions: { announce },
      ...(result !== 'own' && { delays: { patience: OTHERS_PATIENCE_MS } }),
    }),
    { input: { draw: first.draw, last: first.last } },
  );
  useEffect(() => send({ type: 'NEWS', news: { draw: data.draw, last: data.last } }), [send, data]);
  const { followed, last } = state.context;
  return {
    phase: phaseOf(state),
    followed,
    /** The numbers of the draw that is followed, once it is drawn; else those of the last one. */
    last,
  };
}

export type DrawPhase = 'selling' | 'closed' | 'drawing' | 'drawn' | 'resting';

function phaseOf(state: { matches(name: DrawPhase): boolean }): DrawPhase {
  const phases: DrawPhase[] = ['selling', 'closed', 'drawing', 'drawn'];
  return phases.find((phase) => state.matches(phase)) ?? 'resting';
}
