import type { InstantRules } from './rules.js';

/** Plinko: a ball falls through eight rows of pegs, each time to the left (0) or to the right (1). */

export const PLINKO_ROWS = 8;
/** By slot, from the left, in tenths of the stake. */
export const PLINKO_PAYS: readonly number[] = [130, 30, 13, 7, 4, 7, 13, 30, 130];

/** The slot, from the left, in which a ball with these turns ends. */
export function plinkoSlot(turns: readonly number[]): number {
  return turns.reduce((slot, turn) => slot + turn, 0);
}

export function plinkoPayout(stake: bigint, slot: number): bigint {
  return (stake * BigInt(PLINKO_PAYS[slot] ?? 0)) / 10n;
}

/** What all ways through the pegs pay together, in tenths of a stake, and how many there are. */
export function plinkoReturn(): { paid: number; ways: number } {
  const ways = 2 ** PLINKO_ROWS;
  let paid = 0;
  for (let way = 0; way < ways; way += 1) {
    const turns = Array.from({ length: PLINKO_ROWS }, (_, row) => (way >> row) & 1);
    paid += PLINKO_PAYS[plinkoSlot(turns)] ?? 0;
  }
  return { paid, ways };
}

const { paid, ways } = plinkoReturn();

export const plinko: InstantRules = {
  names: { en: 'Rain Plinko', bn: 'বৃষ্টির প্লিঙ্কো', ar: 'بلينكو المطر' },
  lobbyClass: 'AC',
  rtp: paid / ways / 10,
  best: Math.max(...PLINKO_PAYS) / 10,
  choices: null,
  numbers: () => PLINKO_ROWS,
  deal: (numbers) => numbers.map((number) => Math.floor(number * 2)),
  turn: (turns, { stake }, steps) =>
    steps.length > 0
      ? null
      : { over: true, payout: plinkoPayout(stake, plinkoSlot(turns)), shown: [...turns] },
};
