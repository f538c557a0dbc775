import { parseAmount, toWire } from '#libs/money/amount';
import type { PointConfig } from './rewards.api';

/** What points are worth, a wire amount. */
export const worthOf = (
  points: number,
  { worth, currency }: Pick<PointConfig, 'worth' | 'currency'>,
): string => toWire(BigInt(points) * parseAmount(worth, currency), currency);

/** Points as they were typed; `null` where that is no whole number. */
export const typedPoints = (typed: string): number | null =>
  /^\d{1,13}$/.test(typed) ? Number(typed) : null;
