import { useEffect, useState } from 'react';
import { betSettled } from '#libs/games/common/bet.events';
import { onPush } from '../../../data/push/push-handlers';

export interface OwnOutcome {
  drawNo: string;
  stake: string;
  payout: string;
  currency: string;
}

/** A round of the lottery is called by game and draw; from its second one on with its count. */
const ROUND = /^([A-Z0-9_]+):(\d{8}(?:-\d+)?)(?:#\d+)?$/;

/** What the member's own tickets of a draw of this game came to, once they are settled. */
export function useOwnOutcome(gameCode: string): OwnOutcome | null {
  const [outcome, setOutcome] = useState<OwnOutcome | null>(null);
  useEffect(
    () =>
      onPush(betSettled, ({ round, stake, payout, currency }) => {
        const [, game, drawNo = ''] = ROUND.exec(round) ?? [];
        if (game === gameCode) setOutcome({ drawNo, stake, payout, currency });
      }),
    [gameCode],
  );
  return outcome;
}
