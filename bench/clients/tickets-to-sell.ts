/** One ticket of each line for each of so many members, in the draw given. */
export interface TicketsToSell {
  draw: { id: string; drawNo: string };
  firstMember: number;
  members: number;
}

export const CURRENCY = 'BDT';

/** A rule with its picks by row, one line for each ticket of a member. */
export const SOLD_LINES: readonly [string, readonly string[]][] = [
  ['ssc.pos', ['', '', '', '', '7']],
  ['ssc.last2.direct', ['123', '45']],
  ['ssc.last3.g6', ['2589']],
  ['ssc.any1of3', ['179']],
  ['ssc.bsoe2', ['BO', 'S']],
];
