import type { ThreeCardsState } from '../../../common/seats/state.js';

type AsText<T> = T extends bigint ? string : T extends object ? { [Key in keyof T]: AsText<T[Key]> } : T;

/** The state of a hand as JSON has it: sums are text. */
export type StoredState = AsText<ThreeCardsState>;

export const encodeState = ({ seats, result, ...state }: ThreeCardsState): StoredState => ({
  ...state,
  ante: String(state.ante),
  unit: String(state.unit),
  pot: String(state.pot),
  rake: String(state.rake),
  seats: seats.map((seat) => ({ ...seat, stack: String(seat.stack), paid: String(seat.paid) })),
  result: result && { ...result, won: result.won.map(String) },
});

export const decodeState = ({ seats, result, ...state }: StoredState): ThreeCardsState => ({
  ...state,
  ante: BigInt(state.ante),
  unit: BigInt(state.unit),
  pot: BigInt(state.pot),
  rake: BigInt(state.rake),
  seats: seats.map((seat) => ({ ...seat, stack: BigInt(seat.stack), paid: BigInt(seat.paid) })),
  result: result && { ...result, won: result.won.map(BigInt) },
});
