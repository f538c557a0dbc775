import { parseAmount } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import type { RewardSize } from './campaign.js';

type Percent = Extract<RewardSize, { kind: 'percent' }>;

/** What a percentage of `base` comes to, in minor units: rounded down once, nothing where it is less than `least`. */
export function percentShare({ percent, least, most }: Percent, base: bigint, currency: Currency): bigint {
  const share = (base * BigInt(percent)) / 100n;
  if (least !== null && share < parseAmount(least, currency)) return 0n;
  const limit = parseAmount(most, currency);
  return share < limit ? share : limit;
}

/** The smallest base, in minor units, of which a percentage comes to something. */
export function leastBase({ percent, least }: Percent, currency: Currency): bigint {
  const smallest = least === null ? 1n : parseAmount(least, currency);
  return (smallest * 100n + BigInt(percent) - 1n) / BigInt(percent);
}
