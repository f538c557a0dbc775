import type { FieldError } from '#libs/platform/common/errors';
import type { BrandSettings } from '#libs/site/common/brand-settings';
import { FIELD_PATTERNS } from '#libs/site/common/field-patterns';

/** Nobody is older than that. */
const OLDEST = 120;
const DATE = FIELD_PATTERNS.find(({ name }) => name === 'date-year-first');

/**
 * The latest day (`yyyy-MM-dd`) on which somebody may be born who has lived `years` by today in the time zone. Who was
 * born on 29 February has a birthday on 1 March in other years.
 */
export function bornBefore(now: Date, timeZone: string, years: number): string {
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

/** What is wrong with a birth date at a brand, or `null`. A day that exists in no calendar of today is no age yet. */
export function birthDateError(
  birthDate: string,
  now: Date,
  { timeZone, minimumAge }: Pick<BrandSettings, 'timeZone' | 'minimumAge'>,
): Omit<FieldError, 'field'> | null {
  if (birthDate === '') return { code: 'field_required' };
  const possible =
    DATE?.expression.test(birthDate) &&
    birthDate > bornBefore(now, timeZone, OLDEST) &&
    birthDate <= bornBefore(now, timeZone, 0);
  if (!possible) return { code: 'field_birth_date' };
  const oldEnough = birthDate <= bornBefore(now, timeZone, minimumAge);
  return oldEnough ? null : { code: 'field_too_young', params: { age: minimumAge } };
}
