import { KEEP_MS } from '../../../common/seats/api.js';
import { TURN_MS } from '../../../common/seats/three-cards.js';

/** In milliseconds. */
export interface SeatsTimes {
  /** From when two are ready until the deal. */
  start: number;
  turn: number;
  /** How long a result is shown before the next hand. */
  result: number;
  /** How long the seat of somebody who cannot play is kept. */
  keep: number;
}

export const SEATS_TIMES: SeatsTimes = { start: 4_000, turn: TURN_MS, result: 8_000, keep: KEEP_MS };
