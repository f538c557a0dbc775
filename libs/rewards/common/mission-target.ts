import { decimalText, parseDecimal } from '#libs/money/amount';
import { type Currency, digitsOf } from '#libs/money/currency';
import type { Measure } from './campaign.js';

/** After the point of a win in relation to its stake. */
export const MULTIPLE_DIGITS = 2;
const MONEY: readonly Measure[] = ['valid-bet', 'net-loss', 'deposit-sum'];

/** Whether its targets are amounts. */
export const isMoneyMeasure = (measure: Measure): boolean => MONEY.includes(measure);

function digitsFor(measure: Measure, currency: Currency): number {
  if (isMoneyMeasure(measure)) return digitsOf(currency);
  return measure === 'best-multiple' ? MULTIPLE_DIGITS : 0;
}

/** A target as it is compared: minor units, hundredths of a multiple, or a number. @throws InvalidAmount */
export const targetOf = (measure: Measure, target: string, currency: Currency): bigint =>
  parseDecimal(target, digitsFor(measure, currency));

/** What was done, as targets are written. Rounds that were taken back do not show below zero. */
export const doneText = (measure: Measure, done: bigint, currency: Currency): string =>
  decimalText(done < 0n ? 0n : done, digitsFor(measure, currency));
