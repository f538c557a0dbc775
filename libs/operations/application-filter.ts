import type { InputOf } from '#libs/platform/common/call';
import type { OperatorCaller } from '#libs/platform/http/caller';
import type { applicationList } from './common/applications.calls.js';

type Narrowed = Pick<InputOf<typeof applicationList.page>, 'state' | 'mine'>;

const STATES = {
  waiting: ['applying', 'process'],
  taken: ['process'],
  approved: ['claimable', 'claimed', 'issued'],
  rejected: ['rejected'],
} as const;

/** Which applications a choice of the list means. */
export const applicationFilter = <Input extends Narrowed>(
  { brand, id }: OperatorCaller,
  { state, mine, ...filter }: Input,
) => ({
  ...filter,
  brand,
  ...(state !== 'all' && { states: STATES[state] }),
  ...(mine && { claimedBy: id }),
});
