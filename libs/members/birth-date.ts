import type { FieldError } from '#libs/platform/common/errors';
import type { BrandSettings } from '#libs/site/common/brand-settings';
import { FIELD_PATTERNS } from '#libs/site/common/field-patterns';

/** In years: nobody is older than that. */
const OLDEST = 120;
const DATE = FIELD_PATTERNS.find(({ name }) => name === 'date-year-first');

/**
 * The latest birth date (`yyyy-MM-dd`) of somebody who is `years` old by today's date in the time zone. In years without a
 * 29 February, those born on that day turn a year older on 1 March.
 */
export function latestBirthDate(now: Date, timeZone: string, years: number): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  const year = String(Number(part('year')) - years).padStart(4, '0');
  return `${year}-${part('month')}-${part('day')}`;
}

/**
 * What is wrong with a birth date at a brand, or `null`. A day that does not exist, or lies in the future or 120 years ago, is an
 * invalid date; only a possible one can be too young.
 */
export function birthDateError(
  birthDate: string,
  now: Date,
  { timeZone, minimumAge }: Pick<BrandSettings, 'timeZone' | 'minimumAge'>,
): Omit<FieldError, 'field'> | null {
  if (birthDate === '') return { code: 'field_required' };
  const possible =
    DATE?.expression.test(birthDate) &&
    birthDate > latestBirthDate(now, timeZone, OLDEST) &&
    birthDate <= latestBirthDate(now, timeZone, 0);
  if (!possible) return { code: 'field_birth_date' };
  const oldEnough = birthDate <= latestBirthDate(now, timeZone, minimumAge);
  return oldEnough ? null : { code: 'field_too_young', params: { age: minimumAge } };
}
