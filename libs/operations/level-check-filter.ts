import type { InputOf } from '#libs/platform/common/call';
import type { OperatorCaller } from '#libs/platform/http/caller';
import type { levelCheckList } from './common/level-checks.calls.js';

type Narrowed = Pick<InputOf<typeof levelCheckList.page>, 'state'>;

/** Which levels a choice of the list means. */
export const levelCheckFilter = <Input extends Narrowed>(
  { brand }: OperatorCaller,
  { state, ...filter }: Input,
) => ({ ...filter, brand, ...(state !== 'all' && { state }) });
