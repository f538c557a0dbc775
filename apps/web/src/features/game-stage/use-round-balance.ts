import { useEffect, useState } from 'react';
import { z } from 'zod';

/** A game that never says how a round ended holds the balance no longer than this. */
const LONGEST_MS = 15_000;

const message = z.object({ type: z.literal('mela.round'), balance: z.string().nullable() });

/**
 * The balance, in minor units, that the game at `url` says it shows during a round: without the stake, and without a
 * payout that it has not shown yet. Null between rounds.
 */
export function useRoundBalance(url: string | undefined): bigint | null {
  const [shown, setShown] = useState<bigint | null>(null);
  useEffect(() => {
    if (url === undefined) return;
    const { origin } = new URL(url, window.location.href);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hear = (event: MessageEvent<unknown>) => {
      const heard = event.origin === origin ? message.safeParse(event.data) : null;
      if (!heard?.success) return;
      const { balance } = heard.data;
      clearTimeout(timer);
      setShown(balance !== null && /^\d{1,18}$/.test(balance) ? BigInt(balance) : null);
      timer = setTimeout(() => setShown(null), LONGEST_MS);
    };
    window.addEventListener('message', hear);
    return () => {
      window.removeEventListener('message', hear);
      clearTimeout(timer);
      setShown(null);
    };
  }, [url]);
  return shown;
}

/** Pushes tell a payout before the reels rest, so it waits for the round; but never is more shown than there is. */
export const balanceBeside = (live: bigint, round: bigint | null): bigint =>
  round !== null && round < live ? round : live;
