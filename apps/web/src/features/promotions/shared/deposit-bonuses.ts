import { parseAmount, toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import type { DepositBonus } from '#libs/rewards/common/deposit-bonuses.calls';
import { percentShare } from '#libs/rewards/common/percent-share';

export { renewPromotions, useDepositBonuses } from '../promotions.api';

/** The choice of no bonus, among ids of promotions. */
export const NO_BONUS = 'none';

/** How much more a deposit of `minor` has to be, in minor units; nothing while no amount is typed. */
export function missingFor(
  { least }: Pick<DepositBonus, 'least'>,
  minor: bigint | null,
  currency: Currency,
): bigint {
  const missing = minor === null ? 0n : parseAmount(least, currency) - minor;
  return missing > 0n ? missing : 0n;
}

/**
 * The bonus that an order of this amount asks for: what was chosen, or else what was joined before, where the amount is enough for it.
 * `chosen`: an id, `NO_BONUS`, or nothing.
 */
export function bonusInForce(
  list: readonly DepositBonus[],
  chosen: string,
  minor: bigint | null,
  currency: Currency,
): DepositBonus | null {
  const wanted = list.find(({ id, joined }) => (chosen === '' ? joined : id === chosen));
  return wanted && missingFor(wanted, minor, currency) === 0n ? wanted : null;
}

/** What a deposit of `minor` brings, as a wire amount; `null` where that depends on an amount that is not there. */
export function givenFor({ size }: DepositBonus, minor: bigint | null, currency: Currency): string | null {
  if (size.kind === 'fixed') return size.amount;
  if (size.kind !== 'percent' || minor === null) return null;
  return toWire(percentShare(size, minor, currency), currency);
}
