import { z } from 'zod';

/** Each of them bars from rewards; a break and an exclusion will end play as well. */
export const RESTRICTION_KINDS = ['no_rewards', 'cool_off', 'exclusion'] as const;
export type RestrictionKind = (typeof RESTRICTION_KINDS)[number];

const operator = z.object({ id: z.string(), account: z.string() });

/** A restriction of a member, for operators alone. Moments are ISO 8601. */
export const memberRestriction = z.object({
  id: z.string(),
  kind: z.enum(RESTRICTION_KINDS),
  reason: z.string(),
  since: z.string(),
  /** `null` where it stands until it is lifted. */
  until: z.string().nullable(),
  setBy: operator,
  /** Whether it holds now. */
  standing: z.boolean(),
  lifted: z.object({ at: z.string(), by: operator, reason: z.string() }).nullable(),
});
export type MemberRestriction = z.output<typeof memberRestriction>;
