import { z } from 'zod';

/** Characters of what a member writes. */
export const APPLICATION_LENGTH = { min: 1, max: 140 };
export const MOST_TRIES = 10;

export const APPLICATION_IMAGES = ['none', 'optional', 'required'] as const;

/**
 * Of a campaign whose reward members apply for: how often a member may, counting the first time, and whether images go with it. An operator
 * decides about each application.
 */
export const applicationTerms = z.strictObject({
  tries: z.int().min(1).max(MOST_TRIES).default(3),
  images: z.enum(APPLICATION_IMAGES),
});
export type ApplicationTerms = z.output<typeof applicationTerms>;

export const applicationImage = z.object({ id: z.uuid(), width: z.int(), height: z.int() });

/** One application, as its member sent it and as an operator has decided. */
export const sentApplication = z.object({
  /** Counts the tries from 1 on. */
  no: z.int(),
  comment: z.string(),
  images: z.array(applicationImage),
  at: z.string(),
  /** Why it was rejected; `null` where it was not. */
  reason: z.string().nullable(),
});
export type SentApplication = z.output<typeof sentApplication>;

/** How the reader stands to a promotion for which members apply. */
export const ownApplication = z.object({
  triesLeft: z.int(),
  /** Whether an application can be sent now. */
  isOpen: z.boolean(),
  /** The newest one. */
  last: sentApplication.nullable(),
});
export type OwnApplication = z.output<typeof ownApplication>;
