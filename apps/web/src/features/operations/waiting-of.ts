import type { QueueCounts } from '#libs/operations/common/queue.events';
import { QUEUES, type Queue } from '#libs/operations/common/withdrawal-desk.calls';

/** How many withdrawals are in this part of the queue; `null` for those that are over, which nobody counts. */
export function waitingOf({ withdrawals }: QueueCounts, queue: Queue): number | null {
  if (queue === 'done') return null;
  const known: Partial<Record<string, number>> = withdrawals;
  return QUEUES[queue].reduce((sum, state) => sum + (known[state] ?? 0), 0);
}
