import { dictionary } from '@zxcvbn-ts/language-common';
import { plainOf, reverse, unitOf, variationsOf } from './password-variations.js';

/** Some 49,000 out of leaked databases, kept up to date by zxcvbn. */
const COMMON = new Set(dictionary['passwords-common']);
const RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertyuiopasdfghjklzxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
];
/** Shorter ones are within too many good passwords. */
const SHORTEST_WORD = 4;
/** A password needs so many signs beside a name that everybody knows. */
const FEWEST_BESIDE_A_NAME = 6;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2099;

/**
 * Whether a password is among the first that anybody would try: a common one or a simple variation of it, a run of
 * keys, a date, or one of `names` (of the person, of the brand) with little beside it.
 */
export function isCommonPassword(password: string, names: readonly string[] = []): boolean {
  const plain = plainOf(password);
  if (new Set(plain).size <= 2 || isRepeated(plain)) return true;
  if (isGuessableNumber(plain.replace(/[\s./-]/g, ''))) return true;
  const variations = [...variationsOf(plain)];
  if (variations.some(isCommonWord)) return true;
  return names.map(plainOf).some((name) => isAboutName(plain, variations, name));
}

/** Three signs at most, over and over. */
function isRepeated(text: string): boolean {
  const { length } = unitOf(text);
  return length <= 3 && length < text.length;
}

function isCommonWord(word: string): boolean {
  return word.length >= SHORTEST_WORD && (COMMON.has(word) || RUNS.some((run) => run.includes(word)));
}

/** A name without the digits at its ends is still the name: `rupali` of `rupali_99`. */
function isAboutName(plain: string, variations: readonly string[], name: string): boolean {
  if (name.length < 3) return false;
  if (name.includes(plain)) return true;
  const letters = name.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return [name, letters].some(
    (part) =>
      part.length >= 3 &&
      (variations.includes(part.replace(/[\s._-]/g, '')) ||
        (plain.includes(part) && plain.replaceAll(part, '').length < FEWEST_BESIDE_A_NAME)),
  );
}

/** Digits in equal steps, over and over, on the list, or a date in any order. */
function isGuessableNumber(digits: string): boolean {
  if (!/^\d{4,}$/.test(digits)) return false;
  const steps = new Set(
    [...digits].slice(1).map((digit, at) => (Number(digit) - Number(digits[at]) + 10) % 10),
  );
  if (steps.size === 1 || isRepeated(digits)) return true;
  return COMMON.has(digits) || COMMON.has(reverse(digits)) || isDate(digits);
}

function isDate(digits: string): boolean {
  const orders = DATES.get(digits.length) ?? [];
  return orders.some((order) => {
    const { day, month, year } = order.exec(digits)?.groups ?? {};
    return isDay(Number(day), Number(month)) && isYear(year ?? '');
  });
}

const DATES = new Map([
  [
    6,
    [
      /^(?<day>..)(?<month>..)(?<year>..)$/,
      /^(?<month>..)(?<day>..)(?<year>..)$/,
      /^(?<year>..)(?<month>..)(?<day>..)$/,
    ],
  ],
  [
    8,
    [
      /^(?<day>..)(?<month>..)(?<year>....)$/,
      /^(?<month>..)(?<day>..)(?<year>....)$/,
      /^(?<year>....)(?<month>..)(?<day>..)$/,
    ],
  ],
]);

const isDay = (day: number, month: number) => day >= 1 && day <= 31 && month >= 1 && month <= 12;
const isYear = (year: string) =>
  year.length === 2 || (Number(year) >= FIRST_YEAR && Number(year) <= LAST_YEAR);
