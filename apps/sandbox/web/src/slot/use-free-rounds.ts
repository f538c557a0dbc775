import { useEffect } from 'react';
import type { FreeRoundsView } from '../../../common/api';
import { AppError, type PlayError } from '../session/errors';
import { usePlay } from '../session/play-context';

export interface FreeRoundsNow {
  /** The next spin is one of these. */
  next: FreeRoundsView | null;
  /** The last spin was the last of these. */
  played: FreeRoundsView | null;
}

/** The player's free rounds in this game. If the vendor says that they are over, the session is requested again. */
export function useFreeRounds(error: PlayError | null): FreeRoundsNow {
  const { client, freeRounds, renew, reportLost } = usePlay();

  useEffect(() => {
    if (!(error instanceof AppError) || error.code !== 'free_rounds_over') return;
    client.open().then(renew, reportLost);
  }, [error, client, renew, reportLost]);

  return {
    next: freeRounds.find(({ left }) => left > 0) ?? null,
    played: freeRounds.find(({ left }) => left === 0) ?? null,
  };
}
