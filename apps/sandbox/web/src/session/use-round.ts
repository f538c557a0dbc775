import { useCallback, useRef, useState } from 'react';
import type { Fairness, FreeRoundsView } from '../../../common/api';
import { NoAnswer, type PlayError, playErrorOf } from './errors';
import { usePlay } from './play-context';

interface Outcome {
  balance: string;
  fairness?: Fairness;
  freeRounds?: FreeRoundsView[];
}

/** idle: a bet may start. asking: waits for the studio's answer. revealing: the answer is being shown. */
export type RoundPhase = 'idle' | 'asking' | 'revealing';

/**
 * One bet at a time: `play` sends it to the studio, and the page calls `shown` when it has shown the reply; only then
 * the balance includes it.
 */
export function useRound<Reply extends Outcome>() {
  const { hold, settle, reportLost } = usePlay();
  const [phase, setPhase] = useState<RoundPhase>('idle');
  const [reply, setReply] = useState<Reply | null>(null);
  const [error, setError] = useState<PlayError | null>(null);
  const current = useRef<{ phase: RoundPhase; reply: Reply | null }>({ phase: 'idle', reply: null });

  const enter = useCallback((next: RoundPhase) => {
    current.current.phase = next;
    setPhase(next);
  }, []);

  const play = useCallback(
    async (stake: bigint, ask: () => Promise<Reply>) => {
      if (current.current.phase !== 'idle') return;
      enter('asking');
      setError(null);
      hold(stake);
      try {
        const answer = await ask();
        current.current.reply = answer;
        setReply(answer);
        enter('revealing');
      } catch (caught) {
        setError(playErrorOf(caught));
        if (caught instanceof NoAnswer) reportLost();
        else hold(null);
        enter('idle');
      }
    },
    [enter, hold, reportLost],
  );

  const shown = useCallback(() => {
    const { phase, reply } = current.current;
    if (phase !== 'revealing' || reply === null) return;
    const { balance, fairness, freeRounds } = reply;
    settle({ balance, fairness, freeRounds });
    enter('idle');
  }, [enter, settle]);

  return { phase, reply, error, play, shown };
}
