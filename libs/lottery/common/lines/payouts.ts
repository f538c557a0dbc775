import type { Part } from '../rules/rule.js';
import type { OutcomeGroup } from '../rules/view.js';
import type { Line } from './line.js';
import type { Odds } from './odds.js';
import { lineWin, type Price, winOf } from './wins.js';

/** What the part of a line in one group wins, by outcome. */
export interface GroupPayouts {
  /** Unique within a draw. */
  key: string;
  group: OutcomeGroup;
  /** The stake of this part, in minor units. */
  stake: bigint;
  /** Minor units in the order of the group's outcomes, without rebate; each rounded down. */
  payouts: readonly bigint[];
}

/** The payout vectors of a line, one for each group that it touches; none if its outcomes have no group. */
export const groupPayouts = ({ rule, parts }: Line, price: Price): GroupPayouts[] =>
  parts.flatMap((part) => {
    const { view, bets } = part;
    if (!view.group) return [];
    return {
      key: view.key,
      group: view.group,
      stake: price.stake * BigInt(bets * rule.ways),
      payouts: partPayouts(part, price),
    };
  });

/** What a part wins by outcome of its group, in minor units, each rounded down; nothing where it has no group. */
export const partPayouts = (part: Part, price: Price): bigint[] =>
  part.view.group?.outcomes.map(payoutOn(part, price)) ?? [];

/** What a part wins on an outcome of its group, in minor units, rounded down. Made for many outcomes: most are paid alike. */
export function payoutOn(part: Part, { stake, odds }: Price): (outcome: readonly number[]) => bigint {
  const known = new Map([[0, 0n]]);
  const paidOn = paidOnOutcome(part, odds);
  return (outcome) => {
    const paid = paidOn(outcome);
    const before = known.get(paid);
    if (before !== undefined) return before;
    const payout = winOf(stake, BigInt(paid));
    known.set(paid, payout);
    return payout;
  };
}

/**
 * The most a line can win, in minor units: the best outcome of each of its groups, together; without groups what the rule
 * can hit at most.
 */
export function largestWin({ parts, most }: Line, price: Price): bigint {
  if (most) return lineWin(price, most);
  let paid = 0;
  for (const part of parts)
    if (part.view.group)
      paid += Math.max(0, ...part.view.group.outcomes.map(paidOnOutcome(part, price.odds)));
  return winOf(price.stake, BigInt(paid));
}

/**
 * Ten-thousandths that an outcome pays on a stake of one. They are numbers, since there may be thousands, and exact: 10,000 bets at
 * the highest odds stay below 10^13.
 */
const paidOnOutcome =
  ({ hits }: Part, odds: Odds) =>
  (outcome: readonly number[]): number => {
    const hit = hits(outcome);
    let paid = 0;
    for (const name in hit) paid += (hit[name] ?? 0) * (odds[name] ?? 0);
    return paid;
  };
