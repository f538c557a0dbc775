import { parseAmount } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import type { BrandSettings } from '#libs/site/common/brand-settings';

/** A list of wire amounts in minor units. */
export const minorUnits = (amounts: readonly string[], currency: Currency): bigint[] =>
  amounts.map((amount) => parseAmount(amount, currency));

/** The highest level whose need, in minor units from level 0, the progress reaches. */
export function levelOf(progress: bigint, needs: readonly bigint[]): number {
  const reached = needs.findLastIndex((need) => need <= progress);
  return Math.max(0, reached);
}

/** What each level needs, in minor units. */
export const needsOf = ({ rewards, currency }: BrandSettings): bigint[] =>
  minorUnits(rewards.levels.needs, currency);
