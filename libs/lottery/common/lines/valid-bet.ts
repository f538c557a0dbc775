import type { OutcomeGroup } from '../rules/view.js';
import { countBets, type Line } from './line.js';
import { groupPayouts } from './payouts.js';
import { type Price, rebateOf } from './wins.js';

export interface StakedLine extends Price {
  line: Line;
  prizeGroup: number;
}

interface GroupStake {
  group: OutcomeGroup;
  stake: bigint;
  payouts: bigint[];
}

/**
 * How much of a round's stakes was at risk, in minor units, before the title's weight. In each group it is the stake less
 * what every outcome pays, and nothing where more than 80 % of the outcomes pay 90 % of the stake or more. Stakes without
 * a group count whole. Rebate is part of what is paid.
 */
export function validBet(lines: readonly StakedLine[]): bigint {
  const groups = new Map<string, GroupStake>();
  let valid = 0n;
  for (const staked of lines) {
    const parts = groupPayouts(staked.line, staked);
    if (parts.length === 0) valid += staked.stake * BigInt(countBets(staked.line));
    for (const { key, group, stake, payouts } of parts) {
      const rebate = rebateOf(stake, staked.prizeGroup);
      const before = groups.get(key);
      groups.set(key, {
        group,
        stake: (before?.stake ?? 0n) + stake,
        payouts: payouts.map((payout, at) => payout + rebate + (before?.payouts[at] ?? 0n)),
      });
    }
  }
  for (const each of groups.values()) valid += atRisk(each);
  return valid;
}

function atRisk({ group: { weights }, stake, payouts }: GroupStake): bigint {
  let [all, covered] = [0, 0];
  let least = stake;
  for (const [at, payout] of payouts.entries()) {
    const weight = weights?.[at] ?? 1;
    all += weight;
    if (payout * 10n >= stake * 9n) covered += weight;
    if (payout < least) least = payout;
  }
  return covered * 5 > all * 4 ? 0n : stake - least;
}
