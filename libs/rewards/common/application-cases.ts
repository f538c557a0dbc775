import { z } from 'zod';
import { sentApplication } from './application.js';
import { heldReward } from './held-rewards.js';

export const DECISIONS = ['approved', 'rejected'] as const;

/** An application as operators see it: who applies for which reward, the newest text, and who works on it. `heldAt`: when it was sent. */
export const applicationCase = heldReward.extend({
  comment: z.string(),
  /** How often the member has applied, and may apply again. */
  tries: z.int(),
  triesLeft: z.int(),
  /** Who has taken it. */
  claimedBy: z.object({ id: z.string(), account: z.string() }).nullable(),
});
export type ApplicationCase = z.output<typeof applicationCase>;

export const applicationCaseDetail = applicationCase.extend({
  /** All that the member has sent, the newest first, and what was decided. */
  sent: z.array(
    sentApplication.extend({
      decision: z.enum(DECISIONS).nullable(),
      decidedAt: z.string().nullable(),
      decidedBy: z.string().nullable(),
    }),
  ),
});
export type ApplicationCaseDetail = z.output<typeof applicationCaseDetail>;
