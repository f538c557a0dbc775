import { useCallback, useRef, useState } from 'react';
import type { Fairness } from '../../../studio/api';
import { usePlay } from './play-context';
import { NoAnswer, Refusal } from './refusal';

interface Outcome {
  balance: string;
  fairness?: Fairness;
}

/** idle: may play. asking: the studio has not answered. revealing: the answer is there and is being shown. */
export type RoundPhase = 'idle' | 'asking' | 'revealing';

/**
 * One bet at a time: `play` asks the studio, and the page calls `shown` when it has shown the reply; only then does
 * the balance take it in.
 */
export function useRound<Reply extends Outcome>() {
  const { hold, settle, reportLost } = usePlay();
  const [phase, setPhase] = useState<RoundPhase>('idle');
  const [reply, setReply] = useState<Reply | null>(null);
  const [refusal, setRefusal] = useState<Refusal | NoAnswer | null>(null);
  const current = useRef<{ phase: RoundPhase; reply: Reply | null }>({ phase: 'idle', reply: null });

  const enter = useCallback((next: RoundPhase) => {
    current.current.phase = next;
    setPhase(next);
  }, []);

  const play = useCallback(
    async (stake: bigint, ask: () => Promise<Reply>) => {
      if (current.current.phase !== 'idle') return;
      enter('asking');
      setRefusal(null);
      hold(stake);
      try {
        const said = await ask();
        current.current.reply = said;
        setReply(said);
        enter('revealing');
      } catch (error) {
        const known = error instanceof Refusal || error instanceof NoAnswer;
        setRefusal(known ? error : new Refusal('unknown'));
        if (error instanceof NoAnswer) reportLost();
        else hold(null);
        enter('idle');
      }
    },
    [enter, hold, reportLost],
  );

  const shown = useCallback(() => {
    const said = current.current.reply;
    if (current.current.phase !== 'revealing' || said === null) return;
    settle({ balance: said.balance, fairness: said.fairness });
    enter('idle');
  }, [enter, settle]);

  return { phase, reply, refusal, play, shown };
}
