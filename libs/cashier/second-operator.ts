import { parseAmount } from '#libs/money/amount';
import type { BrandSettings } from '#libs/site/common/brand-settings';
import type { Withdrawal } from './withdrawal.entity.js';

/**
 * The operator who may not pay a withdrawal because he approved it: above the brand's threshold these are acts of two
 * people. The whole order counts, however small its tranches are. `null` where whoever likes may pay.
 */
export function approverBarredFromPaying(
  { amount, approvedBy }: Pick<Withdrawal, 'amount' | 'approvedBy'>,
  { currency, operations }: BrandSettings,
): string | null {
  return amount > parseAmount(operations.secondOperatorAbove, currency) ? approvedBy : null;
}
