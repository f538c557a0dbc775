import { momentFormat } from '../../i18n/intl-formats';

/** How far a time zone is ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = momentFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(moment);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return wall - Math.floor(moment / 60_000) * 60_000;
}

/** The value of a field of date and time, as in "2026-11-24T18:00", as ISO 8601; `null` if it is empty or no time. */
export function fromZone(text: string, timeZone: string): string | null {
  const wall = Date.parse(`${text}Z`);
  if (text === '' || Number.isNaN(wall)) return null;
  // The second look counts where the clocks change between the two.
  const near = wall - offsetAt(wall, timeZone);
  return new Date(wall - offsetAt(near, timeZone)).toISOString();
}

/** The moment as a field of date and time has it; empty for `null` and for what is no moment. */
export function inZone(iso: string | null, timeZone: string): string {
  const moment = Date.parse(iso ?? '');
  if (Number.isNaN(moment)) return '';
  return new Date(moment + offsetAt(moment, timeZone)).toISOString().slice(0, 16);
}
