import type { InputOf } from '#libs/platform/common/call';
import type { OperatorCaller } from '#libs/platform/http/caller';
import type { goodsList } from './common/goods.calls.js';

/** Which goods a choice of the list means. */
export const goodsFilter = <Input extends Pick<InputOf<typeof goodsList.page>, 'listing'>>(
  { brand }: OperatorCaller,
  { listing, ...filter }: Input,
) => ({ ...filter, brand, ...(listing && { listed: listing === 'listed' }) });
