import { parseAmount } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { unitOf } from '../campaigns/reward-sizes.js';
import type { CampaignTerms } from '../common/campaign.js';

/** What each place gets, the first one first, in minor units, points or rounds; nothing for terms that have no places. */
export function prizesByPlace(
  { kind, size }: Pick<CampaignTerms['reward'], 'kind' | 'size'>,
  currency: Currency,
): bigint[] {
  if (size.kind !== 'ranks') return [];
  const unit = unitOf(kind, currency);
  return size.prizes.flatMap(({ from, to, amount }) =>
    Array.from({ length: Math.max(0, to - from + 1) }, () => parseAmount(amount, unit)),
  );
}

/** All prizes of one period together. */
export const poolOf = (prizes: readonly bigint[]): bigint => prizes.reduce((sum, prize) => sum + prize, 0n);
