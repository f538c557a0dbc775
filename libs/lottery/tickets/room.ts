import { groupPayouts, largestWin } from '../common/lines/payouts.js';
import type { StakedLine } from '../common/lines/valid-bet.js';

/** What a ticket adds to one exposure of its draw: outcomes that it pays nothing on are left out. */
export interface Room {
  /** The group, or '' for all rules without one together. */
  key: string;
  /** Outcomes of the group. */
  size: number;
  /** Minor units that an outcome may pay. */
  most: number;
  /** From 1. */
  places: number[];
  /** Minor units by place. */
  adds: number[];
}

interface Most {
  outcomePay: bigint;
  ungroupedPay: bigint;
}

/** What a ticket would pay, by group and outcome, without rebate. */
export function roomOf(lines: readonly StakedLine[], { outcomePay, ungroupedPay }: Most): Room[] {
  const groups = new Map<string, bigint[]>();
  let ungrouped = 0n;
  for (const staked of lines) {
    const parts = groupPayouts(staked.line, staked);
    if (parts.length === 0) ungrouped += largestWin(staked.line, staked);
    for (const { key, payouts } of parts) {
      const before = groups.get(key);
      groups.set(key, before ? before.map((payout, at) => payout + (payouts[at] ?? 0n)) : [...payouts]);
    }
  }
  const rooms = [...groups].map(([key, payouts]) => ({ key, payouts, most: outcomePay }));
  if (ungrouped > 0n) rooms.push({ key: '', payouts: [ungrouped], most: ungroupedPay });
  return rooms.map(({ key, payouts, most }) => {
    const paid = payouts.flatMap((payout, at) =>
      payout > 0n ? [{ place: at + 1, add: Number(payout) }] : [],
    );
    return {
      key,
      size: payouts.length,
      most: Number(most),
      places: paid.map(({ place }) => place),
      adds: paid.map(({ add }) => add),
    };
  });
}
