import type { Fields } from '../lottery.fixture.js';

/** Six bets on the last two digits. */
export const LAST_TWO = {
  rule: 'ssc.last2.direct',
  picks: [
    ['1', '2', '3'],
    ['4', '5'],
  ],
  unit: '1',
  multiple: 1,
  bets: 6,
};

/** A ticket of it. */
export const orderOf = (drawNo: string, changes: Fields = {}): Fields => ({
  gameCode: 'SSC5M',
  drawNo,
  prizeMode: 'LOTT',
  lines: [LAST_TWO],
  amount: '6.00',
  ...changes,
});
