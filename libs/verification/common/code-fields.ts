import { z } from 'zod';

/** The country of a mobile number, with or without a plus; the brand's first where it is missing. */
export const countryDialingCode = z
  .string()
  .regex(/^\+?\d{1,4}$/)
  .optional();

/** What every call answers that sends a code. */
export const sentCode = z.object({
  /** Minutes until another code may be asked for. */
  expiredMinutes: z.int(),
  /** The same as a moment of the server's time. */
  expiresAt: z.string(),
});
export type SentCode = z.output<typeof sentCode>;
