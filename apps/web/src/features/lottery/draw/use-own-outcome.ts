import { useEffect, useState } from 'react';
import { betSettled } from '#libs/games/common/bet.events';
import { playedAs } from '#libs/lottery/common/titles';
import { onPush } from '../../../data/push/push-handlers';

export interface OwnOutcome {
  drawNo: string;
  stake: string;
  payout: string;
  currency: string;
}

/** A round of the lottery is called by its title and draw; from the second one on with its count. */
const ROUND = /^([A-Z0-9_]+):(\d{8}(?:-\d+)?)(?:#\d+)?$/;

/** What the member's own tickets of a draw of this game came to, once they are settled. */
export function useOwnOutcome(gameCode: string): OwnOutcome | null {
  const [outcome, setOutcome] = useState<OwnOutcome | null>(null);
  useEffect(
    () =>
      onPush(betSettled, ({ round, status, stake, payout, currency }) => {
        const [, title = '', drawNo = ''] = ROUND.exec(round) ?? [];
        // A void one, whose tickets were cancelled, is neither won nor lost.
        if (status !== 'settled' || playedAs(title)?.game.code !== gameCode) return;
        setOutcome({ drawNo, stake, payout, currency });
      }),
    [gameCode],
  );
  return outcome;
}
