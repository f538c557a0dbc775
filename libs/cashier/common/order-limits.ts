import { InvalidAmount, parseAmount, toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import type { ErrorEntry, ErrorParams, FieldCode } from '#libs/platform/common/errors';
import { cashierErrors } from './cashier.errors.js';

/** The error of an order's amount. Server and browser call the same functions, so that both give the same answer. */
export interface AmountError {
  entry: ErrorEntry;
  params?: ErrorParams;
}

/** Decimal text of the currency, as in the API; both included. */
interface Limits {
  min: string;
  max: string;
}

export const depositAmountError = (amount: bigint, limits: Limits, currency: Currency): AmountError | null =>
  limitError(amount, limits, currency, {
    below: cashierErrors.error_deposit_below_minimum,
    above: cashierErrors.error_deposit_above_maximum,
  });

export const withdrawalAmountError = (
  amount: bigint,
  limits: Limits,
  currency: Currency,
): AmountError | null =>
  limitError(amount, limits, currency, {
    below: cashierErrors.error_withdrawal_below_minimum,
    above: cashierErrors.error_withdrawal_above_maximum,
  });

export function transferAmountError(amount: bigint, min: string, currency: Currency): AmountError | null {
  if (amount >= parseAmount(min, currency) && amount > 0n) return null;
  return { entry: cashierErrors.error_transfer_below_minimum, params: { min } };
}

/** For money that leaves a wallet. All amounts are in minor units; `turnoverLeft` must still be staked. */
export function freeMoneyError(
  amount: bigint,
  { balance, turnoverLeft }: { balance: bigint; turnoverLeft: bigint },
  currency: Currency,
): AmountError | null {
  if (amount > balance) return { entry: cashierErrors.error_insufficient_balance };
  if (amount <= balance - turnoverLeft) return null;
  return { entry: cashierErrors.error_turnover_left, params: { left: toWire(turnoverLeft, currency) } };
}

/** The field code of an `InvalidAmount`. @throws `error` itself if it is anything else */
export function amountFieldCode(error: unknown): FieldCode {
  if (!(error instanceof InvalidAmount)) throw error;
  return `field_amount_${error.fault}`;
}

function limitError(
  amount: bigint,
  { min, max }: Limits,
  currency: Currency,
  { below, above }: { below: ErrorEntry; above: ErrorEntry },
): AmountError | null {
  const params = { min, max };
  if (amount < parseAmount(min, currency)) return { entry: below, params };
  return amount > parseAmount(max, currency) ? { entry: above, params } : null;
}
