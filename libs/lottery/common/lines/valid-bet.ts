import { sum } from '../rules/combinations.js';
import type { Part, Rule } from '../rules/rule.js';
import type { OutcomeGroup } from '../rules/view.js';
import { countBets, type Line } from './line.js';
import { payoutOn } from './payouts.js';
import { type Price, rebateOf } from './wins.js';

export interface StakedLine extends Price {
  line: Line;
  prizeGroup: number;
}

interface StakedPart extends Price {
  part: Part;
  /** Minor units of this part. */
  cost: bigint;
  rebate: bigint;
}

/** All that a round has staked on one group. */
interface GroupStake {
  group: OutcomeGroup;
  parts: StakedPart[];
  /** At most so likely it is that any of the bets wins. */
  chance: number;
}

/** Below the 80 % of a cover, also for a sum of rounded fractions. */
const SURELY_NOT = 0.799;

/**
 * How much of a round's stakes was at risk, in minor units, before the title's weight. In each group it is the stake less
 * what every outcome pays, and nothing where more than 80 % of the outcomes pay 90 % of the stake or more. Stakes without
 * a group count whole. Rebate is part of what is paid.
 */
export function validBet(lines: readonly StakedLine[]): bigint {
  const groups = new Map<string, GroupStake>();
  let valid = 0n;
  for (const { line, stake, odds, prizeGroup } of lines) {
    if (line.rule.most) valid += stake * BigInt(countBets(line));
    else
      for (const part of line.parts) {
        const { key, group } = part.view;
        if (!group) continue;
        const found = groups.get(key) ?? { group, parts: [], chance: 0 };
        const cost = stake * BigInt(part.bets * line.rule.ways);
        found.parts.push({ part, stake, odds, cost, rebate: rebateOf(cost, prizeGroup) });
        found.chance += part.bets * chanceOfBet(line.rule);
        groups.set(key, found);
      }
  }
  for (const each of groups.values()) valid += atRisk(each);
  return valid;
}

/** Where an outcome is left that pays nothing, and too few pay for a cover, all but the rebate is at risk. */
function atRisk(stakes: GroupStake): bigint {
  if (stakes.chance >= SURELY_NOT) return atRiskByOutcome(stakes);
  return stakes.parts.reduce((total, { cost, rebate }) => total + cost - rebate, 0n);
}

/**
 * In numbers, since a group has up to 1,000 outcomes: stakes and payouts of a round are far below 2^53 minor units. Looks at no further
 * outcome once a cover is ruled out and one has paid nothing but the rebate.
 */
function atRiskByOutcome({ group: { outcomes, weights }, parts }: GroupStake): bigint {
  const stake = Number(parts.reduce((total, { cost }) => total + cost, 0n));
  const rebate = Number(parts.reduce((total, part) => total + part.rebate, 0n));
  const payouts = parts.map(({ part, ...price }) => payoutOn(part, price));
  const all = weights ? sum(weights) : outcomes.length;
  let notCovered = 0;
  let least = stake;
  for (const [at, outcome] of outcomes.entries()) {
    let paid = rebate;
    for (const payout of payouts) paid += Number(payout(outcome));
    if (paid * 10 < stake * 9) notCovered += weights?.[at] ?? 1;
    if (paid < least) least = paid;
    if (least <= rebate && notCovered * 5 >= all) break;
  }
  return notCovered * 5 < all ? 0n : BigInt(stake - least);
}

/** At most so likely one bet wins, in whichever class. */
const chanceOfBet = ({ classes }: Rule): number =>
  Object.values(classes).reduce((total, { winning, of }) => total + Number(winning) / Number(of), 0);
