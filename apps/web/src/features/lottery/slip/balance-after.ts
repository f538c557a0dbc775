import { amountOrNull, parseAmount } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import type { MemberInfo } from '#libs/portal/common/portal.calls';

/** Own money after a purchase, in minor units; `short` where there is too little, `null` where it is not known. */
export function balanceAfter(
  { balance, currency: own }: Pick<MemberInfo, 'balance' | 'currency'>,
  amount: bigint,
  currency: Currency,
): bigint | 'short' | null {
  const held = own === currency ? amountOrNull(() => parseAmount(balance, currency)) : null;
  if (held === null) return null;
  return held >= amount ? held - amount : 'short';
}
