import { z } from 'zod';
import { currencyCode } from '#libs/money/currency-code';

export const LEVEL_CHECK_STATES = ['waiting', 'confirmed', 'refused'] as const;
export type LevelCheckState = (typeof LEVEL_CHECK_STATES)[number];

/** A VIP level that a member reached by play, and that an operator confirms or refuses. */
export const levelCheck = z.object({
  id: z.uuid(),
  member: z.string(),
  account: z.string(),
  level: z.int(),
  /** The level that the member has now. */
  present: z.int(),
  /** The sum of valid bets that counts, a wire amount. */
  progress: z.string(),
  currency: currencyCode,
  status: z.enum(LEVEL_CHECK_STATES),
  askedAt: z.string(),
  decidedAt: z.string().nullable(),
  decidedBy: z.string().nullable(),
  reason: z.string().nullable(),
});
export type LevelCheck = z.output<typeof levelCheck>;
