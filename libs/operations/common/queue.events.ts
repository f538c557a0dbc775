import { z } from 'zod';
import { defineBoard } from '#libs/platform/common/board';

/** How much waits for an operator. */
export const queueCounts = z.object({
  deposits: z.object({ review: z.int() }),
  /** Payments in suspense, and reports that contradict themselves. */
  payments: z.object({ unmatched: z.int(), alerts: z.int() }),
  /** Acts that wait for a second operator. */
  proposals: z.int(),
  /** Differs after each change of roles, or of who has them: operators' pages then read their permissions anew. */
  accessVersion: z.string(),
  /** Resets of lost authenticators that wait for a second operator. */
  factorResets: z.int(),
  /** Withdrawals in the states that are under way. */
  withdrawals: z.object({
    requested: z.int(),
    approved: z.int(),
    distributed: z.int(),
    disputed: z.int(),
    'force-proposed': z.int(),
  }),
  /** What does not add up in the books. */
  ledger: z.object({ findings: z.int() }),
  /** Redemptions of points that wait for a decision, and those that are on their way. */
  redemptions: z.object({ inProcess: z.int(), approved: z.int() }),
  /** Rewards that wait for a decision. */
  heldRewards: z.int(),
  /** Applications for rewards that are not decided. */
  applications: z.int(),
  /** VIP levels that wait for a decision. */
  levelChecks: z.int(),
  /** Draws whose result operators give or confirm, and those whose result is late. */
  awaitedResults: z.int(),
  /** Feedback that waits for an answer, how much of it are complaints, and chats that nobody has. */
  threads: z.object({ open: z.int(), complaints: z.int(), chats: z.int() }),
});
export type QueueCounts = z.output<typeof queueCounts>;

export const queueChanged = defineBoard({
  name: 'operations.queue-changed',
  summary: 'What waits for an operator has changed; the lists are to be read again',
  audience: 'operators',
  data: queueCounts,
});
