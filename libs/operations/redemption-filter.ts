import type { InputOf } from '#libs/platform/common/call';
import type { OperatorCaller } from '#libs/platform/http/caller';
import type { redemptionList } from './common/redemptions.calls.js';

type Narrowed = Pick<InputOf<typeof redemptionList.page>, 'state' | 'mine'>;

/** Which redemptions a choice of the list means. */
export const redemptionFilter = <Input extends Narrowed>(
  { brand, id }: OperatorCaller,
  { state, mine, ...filter }: Input,
) => ({ ...filter, brand, ...(state !== 'all' && { state }), ...(mine && { claimedBy: id }) });
