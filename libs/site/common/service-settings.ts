import { z } from 'zod';

export const WEEK_DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** A time of the day, as in "09:30". */
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/**
 * When somebody is there to chat, in the brand's time zone. From `from` on to `to`, which is on the next day where it is not
 * later; the same twice is a whole day. A night belongs to the day on which it begins.
 */
export const serviceSettings = z.strictObject({
  days: z.array(z.enum(WEEK_DAYS)),
  from: clockTime,
  to: clockTime,
});
export type ServiceSettings = z.output<typeof serviceSettings>;

/** Always. */
export const DEFAULT_SERVICE_SETTINGS: ServiceSettings = { days: [...WEEK_DAYS], from: '00:00', to: '00:00' };
