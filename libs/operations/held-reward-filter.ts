import type { InputOf } from '#libs/platform/common/call';
import type { OperatorCaller } from '#libs/platform/http/caller';
import type { heldRewardList } from './common/held-rewards.calls.js';

type Narrowed = Pick<InputOf<typeof heldRewardList.page>, 'state'>;

const STATES = {
  waiting: ['process'],
  approved: ['claimable', 'claimed', 'issued'],
  rejected: ['rejected'],
} as const;

/** Which rewards a choice of the list means. */
export const heldRewardFilter = <Input extends Narrowed>(
  { brand }: OperatorCaller,
  { state, ...filter }: Input,
) => ({ ...filter, brand, ...(state !== 'all' && { states: STATES[state] }) });
