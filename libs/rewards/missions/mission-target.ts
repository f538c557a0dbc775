import { parseAmount, toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { isMoneyMeasure, type Measure } from '../common/campaign.js';

/** A target as it is compared: minor units of bets or deposits, else a number. @throws InvalidAmount */
export const targetOf = (measure: Measure, target: string, currency: Currency): bigint =>
  isMoneyMeasure(measure) ? parseAmount(target, currency) : BigInt(target);

/** What was done, as targets are written. Rounds that were taken back do not show below zero. */
export function doneText(measure: Measure, done: bigint, currency: Currency): string {
  const shown = done < 0n ? 0n : done;
  return isMoneyMeasure(measure) ? toWire(shown, currency) : String(shown);
}
