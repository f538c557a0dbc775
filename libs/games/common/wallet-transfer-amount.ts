import { cashierErrors } from '#libs/cashier/common/cashier.errors';
import type { AmountError } from '#libs/cashier/common/order-limits';
import { toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';

/** Amounts are minor units; `available` is what the wallet has that the money leaves, where that is known. */
export function walletTransferAmountError(
  amount: bigint,
  available: bigint | undefined,
  currency: Currency,
): AmountError | null {
  if (amount === 0n)
    return { entry: cashierErrors.error_transfer_below_minimum, params: { min: toWire(1n, currency) } };
  return available !== undefined && amount > available
    ? { entry: cashierErrors.error_insufficient_balance }
    : null;
}
