import type { DerbyResult } from '../../../../common/shared-round/village-derby';

/** How long they pull, in milliseconds. */
export const PULL_MS = 3_200;

const SIDES = { meron: -1, draw: 0, wala: 1 } as const;

/** Where the knot of the ribbon is after so many milliseconds, from -1 at Meron's side to 1 at Wala's. */
export function knotAt(elapsed: number, winner: DerbyResult['winner'] | null): number {
  if (winner === null) return 0;
  const part = Math.min(1, Math.max(0, elapsed / PULL_MS));
  const sway = Math.sin(part * Math.PI * 5) * 0.55 * (1 - part);
  return sway + SIDES[winner] * part ** 3;
}
