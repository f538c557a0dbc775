/** Where the ball is, in the units of the board: `GAP` between pegs and slots, `STEP` between rows. */

export const GAP = 36;
export const STEP = 22;
export const MIDDLE = 162;
export const FIRST_ROW = 34;
/** The ball touches a peg from above. */
const ABOVE = 12;
const HOP = 12;

interface Place {
  x: number;
  y: number;
}

/** When the ball has passed so many rows with these turns. */
export function placeAfter(turns: readonly number[], rows: number): Place {
  const rights = turns.slice(0, rows).reduce((sum, turn) => sum + turn, 0);
  return { x: MIDDLE + ((2 * rights - rows) * GAP) / 2, y: FIRST_ROW + rows * STEP - ABOVE };
}

/** `part` of the way, from 0 to 1: it hops from peg to peg, falling faster as it falls. */
export function placeAt(turns: readonly number[], part: number): Place {
  const passed = Math.min(part * turns.length, turns.length);
  const row = Math.min(Math.floor(passed), turns.length - 1);
  const within = passed - row;
  const from = placeAfter(turns, row);
  const to = placeAfter(turns, row + 1);
  const hop = HOP * Math.sin(Math.PI * within) * (1 - within);
  return { x: from.x + (to.x - from.x) * within, y: from.y + (to.y - from.y) * within ** 2 - hop };
}
