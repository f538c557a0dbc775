import { useState } from 'react';
import type { Accept, MatchView, SlipLeg, SlipRequest } from '../../../common/book/api';
import type { PlayError } from '../session/errors';
import { acceptedLegs, EMPTY_SLIP, linesOf, ofKind, type Slip, type SlipLine, toggled } from './slip';
import type { BookLine } from './use-book';

/** The slip with its bets at the odds of now, and what can be done with it. */
export interface SlipState {
  lines: SlipLine[];
  kind: Slip['kind'];
  accept: Accept;
  /** Something that the player has to accept first. */
  isChanged: boolean;
  /** A bet of it is suspended. */
  isBlocked: boolean;
  isPlacing: boolean;
  /** The last slip was placed whole. */
  isPlaced: boolean;
  error: PlayError | null;
  toggle: (leg: SlipLeg) => void;
  choose: (kind: Slip['kind']) => void;
  setAccept: (accept: Accept) => void;
  acceptChanges: () => void;
  /** Places one ticket, or one for each single, of so much each. */
  place: (stake: bigint) => Promise<void>;
}

export function useSlip(
  matches: readonly MatchView[],
  { bet, error }: Pick<BookLine, 'bet' | 'error'>,
): SlipState {
  const [slip, setSlip] = useState(EMPTY_SLIP);
  const [accept, setAccept] = useState<Accept>('same');
  const [placing, setPlacing] = useState<'no' | 'now' | 'done'>('no');
  const lines = linesOf(slip.legs, matches);
  const change = (next: (before: Slip) => Slip) => {
    setPlacing('no');
    setSlip(next);
  };

  const place = async (stake: bigint) => {
    setPlacing('now');
    const tickets = slip.kind === 'multiple' ? [slip.legs] : slip.legs.map((leg) => [leg]);
    for (const legs of tickets) {
      const request: SlipRequest = { amount: String(stake), legs, accept };
      if (!(await bet(request))) return setPlacing('no');
      setSlip((before) => ({ ...before, legs: before.legs.filter((leg) => !legs.includes(leg)) }));
    }
    setPlacing('done');
  };

  return {
    lines,
    kind: slip.kind,
    accept,
    isChanged: lines.some((line) => isToAccept(line, accept)),
    isBlocked: lines.some(({ status }) => status === 'suspended'),
    isPlacing: placing === 'now',
    isPlaced: placing === 'done',
    error,
    toggle: (leg) => change((before) => toggled(before, leg)),
    choose: (kind) => change((before) => ofKind(before, kind)),
    setAccept,
    acceptChanges: () =>
      change((before) => ({ ...before, legs: acceptedLegs(linesOf(before.legs, matches)) })),
    place,
  };
}

/** Whether the server would refuse the leg as it is. */
function isToAccept({ leg, status, odds, events }: SlipLine, accept: Accept): boolean {
  if (status === 'gone') return true;
  if (status !== 'changed' || odds === null) return false;
  if (accept !== 'same' && odds >= leg.odds) return false;
  return !(accept === 'any' && events === leg.events);
}
