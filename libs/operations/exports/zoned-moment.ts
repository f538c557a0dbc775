/** A moment of a row, as its file has it. */
export type Moment = (at: string | null) => string | null;

const MINUTE_MS = 60_000;
/** No zone changes its offset within a quarter of an hour. */
const QUARTER_MS = 15 * MINUTE_MS;

/**
 * Writes moments in a zone, as ISO 8601 with the offset that the zone has then: `2026-11-23T19:25:00+06:00`. Made once for the
 * many rows of a file: the offset of a zone is slow to find out.
 */
export function zonedMoments(timeZone: string): (at: string) => string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const offsets = new Map<number, string>();
  const offsetAt = (ms: number): string => {
    const quarter = Math.floor(ms / QUARTER_MS);
    const known = offsets.get(quarter);
    if (known !== undefined) return known;
    const name = format.formatToParts(ms).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const offset = name.replace('GMT', '') || '+00:00';
    offsets.set(quarter, offset);
    return offset;
  };
  return (at) => {
    const ms = Date.parse(at);
    const offset = offsetAt(ms);
    return new Date(ms + minutesOf(offset) * MINUTE_MS).toISOString().slice(0, 19) + offset;
  };
}

/** Of `+05:45`. */
function minutesOf(offset: string): number {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}
