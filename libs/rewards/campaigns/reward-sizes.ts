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
  if (size.kind !== 'fixed' && size.kind !== 'level') return [];
  const amounts = size.kind === 'fixed' ? [size.amount] : size.amounts;
  return amounts.map((amount) => parseAmount(amount, unit));
}

/** The most that one reward can be, in minor units or points. */
export function largestReward(
  reward: Pick<CampaignTerms['reward'], 'kind' | 'size'>,
  currency: Currency,
): bigint {
  const { kind, size } = reward;
  const unit = kind === 'points' ? POINTS_CURRENCY : currency;
  const steps = size.kind === 'steps' ? size.steps.map(({ amount }) => parseAmount(amount, unit)) : [];
  const prizes = size.kind === 'ranks' ? size.prizes.map(({ amount }) => parseAmount(amount, unit)) : [];
  const most = size.kind === 'percent' ? [parseAmount(size.most, unit)] : [];
  const sizes = [...sizesByLevel(reward, currency), ...steps, ...prizes, ...most];
  return sizes.toSorted((one, other) => (one < other ? 1 : -1))[0] ?? 0n;
}
