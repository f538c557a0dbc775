import { parseAmount, toWire } from '#libs/money/amount';
import { type Currency, POINTS_CURRENCY } from '#libs/money/currency';
import type { BrandSettings } from '#libs/site/common/brand-settings';
import type { CampaignTerms, RewardKind } from '../common/campaign.js';

/** What is counted, and no money. */
const COUNTED: readonly RewardKind[] = ['points', 'free-rounds', 'tickets'];

/** Points, free rounds and tickets are whole numbers; the rest is money, goods by what they are worth. */
export function unitOf(kind: RewardKind, currency: Currency): Currency {
  return COUNTED.includes(kind) ? POINTS_CURRENCY : currency;
}

/** What a reward comes to as a wire amount; of points and free rounds a whole number. */
export const wireSize = (kind: RewardKind, size: bigint, currency: Currency): string =>
  toWire(size, unitOf(kind, currency));

/** What a minor unit, a point or a free round of a reward costs, in minor units; a ticket costs nothing beside the raffle's prizes. */
export function unitCost(
  { kind, rounds }: Pick<CampaignTerms['reward'], 'kind' | 'rounds'>,
  { currency, rewards }: Pick<BrandSettings, 'currency' | 'rewards'>,
): bigint {
  if (kind === 'tickets') return 0n;
  if (kind === 'points') return parseAmount(rewards.points.worth, currency);
  return kind === 'free-rounds' && rounds ? parseAmount(rounds.value, currency) : 1n;
}

/** The titles of a campaign by language, as messages keep them. */
export function titlesOf({ texts }: CampaignTerms): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, text?.title ?? '']));
}

/**
 * What a reward that depends on no other amount gives, from level 0 on, in minor units, points or rounds. Levels above the last one get as much as
 * that.
 */
export function sizesByLevel(
  { kind, size }: Pick<CampaignTerms['reward'], 'kind' | 'size'>,
  currency: Currency,
): bigint[] {
  const unit = unitOf(kind, currency);
  if (size.kind !== 'fixed' && size.kind !== 'level') return [];
  const amounts = size.kind === 'fixed' ? [size.amount] : size.amounts;
  return amounts.map((amount) => parseAmount(amount, unit));
}

/** What a member of this level gets; nothing where it depends on another amount. */
export function sizeAt(
  reward: Pick<CampaignTerms['reward'], 'kind' | 'size'>,
  level: number,
  currency: Currency,
): bigint {
  const sizes = sizesByLevel(reward, currency);
  return sizes[Math.min(level, sizes.length - 1)] ?? 0n;
}

/** The most that one reward can be, in minor units, points or rounds. */
export function largestReward(
  reward: Pick<CampaignTerms['reward'], 'kind' | 'size'>,
  currency: Currency,
): bigint {
  const { kind, size } = reward;
  const unit = unitOf(kind, currency);
  const steps = size.kind === 'steps' ? size.steps.map(({ amount }) => parseAmount(amount, unit)) : [];
  const prizes = size.kind === 'ranks' ? size.prizes.map(({ amount }) => parseAmount(amount, unit)) : [];
  const most = size.kind === 'percent' ? [parseAmount(size.most, unit)] : [];
  const sizes = [...sizesByLevel(reward, currency), ...steps, ...prizes, ...most];
  return sizes.toSorted((one, other) => (one < other ? 1 : -1))[0] ?? 0n;
}
