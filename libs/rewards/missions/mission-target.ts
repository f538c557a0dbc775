import { parseAmount, toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import type { Measure } from '../common/campaign.js';

/** A target as it is compared: minor units of valid bets, else a number of rounds or days. @throws InvalidAmount */
export const targetOf = (measure: Measure, target: string, currency: Currency): bigint =>
  measure === 'valid-bet' ? parseAmount(target, currency) : BigInt(target);

/** What was done, as targets are written. Rounds that were taken back do not show below zero. */
export function doneText(measure: Measure, done: bigint, currency: Currency): string {
  const shown = done < 0n ? 0n : done;
  return measure === 'valid-bet' ? toWire(shown, currency) : String(shown);
}
