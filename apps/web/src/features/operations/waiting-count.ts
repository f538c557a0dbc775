import type { QueueCounts } from '#libs/operations/common/queue.events';
import { NEWEST_FIRST, QUEUES, type Queue } from '#libs/operations/common/withdrawal-operator.calls';

/** How many withdrawals are in this part of the queue; `null` for parts with those that are over, which nobody counts. */
export function waitingCount({ withdrawals }: QueueCounts, queue: Queue): number | null {
  if (NEWEST_FIRST.includes(queue)) return null;
  const known: Partial<Record<string, number>> = withdrawals;
  return QUEUES[queue].reduce((sum, state) => sum + (known[state] ?? 0), 0);
}
