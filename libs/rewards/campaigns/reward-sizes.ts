import { parseAmount } from '#libs/money/amount';
import { type Currency, POINTS_CURRENCY } from '#libs/money/currency';
import type { CampaignTerms } from '../common/campaign.js';

/**
 * What a reward that depends on no other amount gives, from level 0 on, in minor units or points. Levels above the last one get as much as
 * that.
 */
export function sizesByLevel(
  { kind, size }: Pick<CampaignTerms['reward'], 'kind' | 'size'>,
  currency: Currency,
): bigint[] {
  const unit = kind === 'points' ? POINTS_CURRENCY : currency;
  if (size.kind === 'percent') return [];
  const amounts = size.kind === 'fixed' ? [size.amount] : size.amounts;
  return amounts.map((amount) => parseAmount(amount, unit));
}
