import { useEffect, useRef, useState } from 'react';
import type { InstantReply, InstantRound, InstantStepRequest } from '../../../common/api';
import { AppError, NoAnswer } from '../session/errors';
import { usePlay } from '../session/play-context';
import { useRound } from '../session/use-round';

/** Another page of the player has changed the round. */
const isElsewhere = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'round_open' || error.code === 'round_closed');

/**
 * The round of an instant title. An unfinished one is there again when the page is opened. A step whose answer was lost is
 * sent again once the studio answers, which gives the answer that was lost.
 */
export function useInstant() {
  const { client, view, renew } = usePlay();
  const bet = useRound<InstantReply>();
  const [round, setRound] = useState<InstantRound | null>(view.openRound);
  const lost = useRef<InstantStepRequest | null>(null);

  const ask = (call: () => Promise<InstantReply>) => async () => {
    try {
      const reply = await call();
      setRound(reply);
      return reply;
    } catch (error) {
      if (isElsewhere(error)) void client.open().then(renew, () => undefined);
      throw error;
    }
  };
  const send = (request: InstantStepRequest) => {
    const step = async () => {
      lost.current = null;
      return client.step(request).catch((error: unknown) => {
        if (error instanceof NoAnswer) lost.current = request;
        throw error;
      });
    };
    void bet.play(0n, ask(step));
  };
  const resume = useRef(send);
  resume.current = send;

  // Only a session that was requested again is newer than the round.
  useEffect(() => {
    if (lost.current) resume.current(lost.current);
    else setRound((before) => view.openRound ?? (before?.over ? before : null));
  }, [view]);

  return {
    round,
    bet,
    start: (stake: bigint, choice: number) =>
      void bet.play(
        stake,
        ask(() => client.play({ amount: String(stake), choice })),
      ),
    step: (step: number) => {
      if (round && !round.over) send({ round: round.round, at: round.steps.length, step });
    },
  };
}
