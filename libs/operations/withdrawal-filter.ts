import type { InputOf } from '#libs/platform/common/call';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { NEWEST_FIRST, QUEUES, type withdrawalList } from './common/withdrawal-operator.calls.js';

/** Which withdrawals a choice of the queue means, and in which order. */
export const withdrawalFilter = <Input extends Pick<InputOf<typeof withdrawalList.page>, 'queue' | 'mine'>>(
  { brand, person }: OperatorCaller,
  { queue, mine, ...filter }: Input,
) => ({
  ...filter,
  brand,
  status: [...QUEUES[queue]],
  newestFirst: NEWEST_FIRST.includes(queue),
  ...(mine && { claimedBy: person }),
});
