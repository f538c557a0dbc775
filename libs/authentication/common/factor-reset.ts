import { z } from 'zod';

/** `proposed` waits for a second operator, `waiting` for its time; the others are over. */
export const FACTOR_RESET_STATES = ['proposed', 'waiting', 'done', 'cancelled', 'dropped'] as const;
export type FactorResetState = (typeof FACTOR_RESET_STATES)[number];

/** The reset of a lost authenticator, as operators see it. */
export const factorReset = z.object({
  id: z.uuid(),
  member: z.object({ id: z.string(), account: z.string() }),
  reason: z.string(),
  status: z.enum(FACTOR_RESET_STATES),
  proposedBy: z.object({ id: z.string(), account: z.string() }),
  proposedAt: z.string(),
  confirmedBy: z.object({ id: z.string(), account: z.string() }).nullable(),
  /** When the authenticator is switched off, once the reset is confirmed. */
  dueAt: z.string().nullable(),
  endedAt: z.string().nullable(),
});
export type FactorReset = z.output<typeof factorReset>;

/** What an operator needs to decide on a reset. */
export const factorHolder = z.object({
  member: z.object({ id: z.string(), account: z.string() }),
  authenticator: z.boolean(),
  recoveryCodesLeft: z.int(),
  /** Masked; proved ones alone are told of a reset. */
  contacts: z.array(z.string()),
  /** The one that is under way. */
  reset: factorReset.nullable(),
});
export type FactorHolder = z.output<typeof factorHolder>;
