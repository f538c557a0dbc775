import { z } from 'zod';

/** The country of a mobile number, with or without a plus; the brand's first where it is missing. */
export const countryDialingCode = z
  .string()
  .regex(/^\+?\d{1,4}$/)
  .optional();

/** The answer of every call that sends a code, in the specification's names. */
export const sentCode = z.object({
  /** Minutes until another code may be asked for; not how long this one is good for, whatever the name says. */
  expiredMinutes: z.int(),
  /** The moment at which another code may be asked for, by the server's clock. */
  expiresAt: z.string(),
});
export type SentCode = z.output<typeof sentCode>;
