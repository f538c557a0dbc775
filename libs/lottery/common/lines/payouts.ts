import type { Part } from '../rules/rule.js';
import type { OutcomeGroup } from '../rules/view.js';
import type { Line } from './line.js';
import { type Odds, paidOn } from './odds.js';
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
export function groupPayouts({ rule, parts }: Line, { stake, odds }: Price): GroupPayouts[] {
  return parts.flatMap((part) => {
    const { view, bets } = part;
    if (!view.group) return [];
    return {
      key: view.key,
      group: view.group,
      stake: stake * BigInt(bets * rule.ways),
      payouts: paidByOutcome(part, view.group, odds).map((paid) => winOf(stake, paid)),
    };
  });
}

/**
 * The most a line can win, in minor units: the best outcome of each of its groups, together; without groups what the rule
 * can hit at most.
 */
export function largestWin({ parts, most }: Line, price: Price): bigint {
  if (most) return lineWin(price, most);
  let paid = 0n;
  for (const part of parts)
    if (part.view.group) paid += highest(paidByOutcome(part, part.view.group, price.odds));
  return winOf(price.stake, paid);
}

const paidByOutcome = ({ hits }: Part, { outcomes }: OutcomeGroup, odds: Odds): bigint[] =>
  outcomes.map((outcome) => paidOn(hits(outcome), odds));

function highest(numbers: readonly bigint[]): bigint {
  let best = 0n;
  for (const number of numbers) if (number > best) best = number;
  return best;
}
