import { parseAmount } from '#libs/money/amount';
import type { BrandSettings } from '#libs/site/common/brand-settings';
import type { Withdrawal } from './withdrawal.entity.js';

/**
 * The operator who may not pay a withdrawal because he approved it: above the brand's threshold these are acts of two
 * people. The whole order counts, however small its tranches are, together with what the same operator approved for the
 * same member in the day before. `null` where whoever likes may pay.
 */
export function approverBarredFromPaying(
  { approvedSum, approvedBy }: Pick<Withdrawal, 'approvedSum' | 'approvedBy'>,
  { currency, operations }: BrandSettings,
): string | null {
  const above = approvedSum !== null && approvedSum > parseAmount(operations.secondOperatorAbove, currency);
  return above ? approvedBy : null;
}
