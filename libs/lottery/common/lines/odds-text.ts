import { decimalText, parseDecimal } from '#libs/money/amount';
import type { Odds } from './odds.js';

const DIGITS = 4;

/** Ten-thousandths as a decimal without zeros at its end: 96500 is "9.65". */
export const writeRate = (tenThousandths: number | bigint): string =>
  decimalText(BigInt(tenThousandths), DIGITS).replace(/\.?0+$/, '');

/** Odds on the wire, by class. */
export const writeOdds = (odds: Odds): Record<string, string> =>
  Object.fromEntries(Object.entries(odds).map(([name, value]) => [name, writeRate(value)]));

/** @throws InvalidAmount */
export const readOdds = (text: Readonly<Record<string, string>>): Odds =>
  Object.fromEntries(
    Object.entries(text).map(([name, value]) => [name, Number(parseDecimal(value, DIGITS))]),
  );

export const sameOdds = (some: Readonly<Record<string, string>>, others: Readonly<Record<string, string>>) =>
  Object.keys(some).length === Object.keys(others).length &&
  Object.entries(some).every(([name, value]) => others[name] === value);
