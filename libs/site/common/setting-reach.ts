import { z } from 'zod';

/** What the limits among the settings are about. */
export const REACH_SUBJECTS = ['deposits', 'withdrawals', 'transfers'] as const;
export type ReachSubject = (typeof REACH_SUBJECTS)[number];

/** Days back within which an order makes a member one whom a limit touches. */
export const REACH_DAYS = 30;
/** How far is counted. */
export const REACH_MAX = 10_000;

/** `isMore`: there are more than were counted. */
const reachCount = z.object({ count: z.int(), isMore: z.boolean() });

/** Whom and what a change of limits touches. */
export const settingReach = z.object({
  subject: z.enum(REACH_SUBJECTS),
  /** Who has made such an order in the last `REACH_DAYS` days. */
  members: reachCount,
  /** Orders that are not over; `null` where an order is over at once. */
  openOrders: reachCount.nullable(),
});
export type SettingReach = z.output<typeof settingReach>;

const SUBJECTS: Readonly<Record<string, ReachSubject>> = {
  depositMethods: 'deposits',
  withdrawals: 'withdrawals',
  'operations.secondOperatorAbove': 'withdrawals',
  transferMin: 'transfers',
};

/** What settings, by their paths, set limits for. */
export function subjectsOf(paths: readonly string[]): ReachSubject[] {
  const found = paths.flatMap((path) =>
    Object.entries(SUBJECTS)
      .filter(([start]) => path === start || path.startsWith(`${start}.`))
      .map(([, subject]) => subject),
  );
  return REACH_SUBJECTS.filter((subject) => found.includes(subject));
}
