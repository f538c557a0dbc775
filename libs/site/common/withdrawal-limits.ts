import { parseAmount } from '#libs/money/amount';
import type { BrandSettings } from './brand-settings.js';

/** What a member of a VIP level may withdraw on one day of the brand's time zone. */
export interface WithdrawalLimits {
  count: number;
  /** Minor units; `null` where only the count is limited. */
  sum: bigint | null;
}

/** A level above the last one has the limits of the last one. */
export function withdrawalLimits(
  { withdrawals, rewards, currency }: BrandSettings,
  level: number,
): WithdrawalLimits {
  const { withdrawalsPerDay, withdrawnPerDay } = rewards.levels;
  const sum = withdrawnPerDay[level] ?? withdrawnPerDay.at(-1);
  return {
    count: withdrawalsPerDay[level] ?? withdrawalsPerDay.at(-1) ?? withdrawals.perDay,
    sum: sum === undefined ? null : parseAmount(sum, currency),
  };
}
