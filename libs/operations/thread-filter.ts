import type { InputOf } from '#libs/platform/common/call';
import type { OperatorCaller } from '#libs/platform/http/caller';
import type { threadList } from './common/threads.calls.js';

type Narrowed = Pick<InputOf<typeof threadList.page>, 'state' | 'complaint' | 'mine'>;

/** Which threads a choice of the list means. */
export const threadFilter = <Input extends Narrowed>(
  { brand, person }: OperatorCaller,
  { state, complaint, mine, ...filter }: Input,
) => ({
  ...filter,
  brand,
  ...(state === 'live' ? { live: true } : state !== 'all' && { state }),
  ...(complaint && { complaint: true }),
  ...(mine && { claimedBy: person }),
});
