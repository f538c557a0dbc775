import { queryOptions } from '@tanstack/react-query';
import { getHeldReward } from '#libs/operations/common/held-rewards.calls';
import { callApi } from '../../../data/calls/call-api';
import { LISTS_KEY } from '../operations.api';

export const heldRewardQuery = (id: string) =>
  queryOptions({
    queryKey: [...LISTS_KEY, 'held-reward', id],
    queryFn: () => callApi(getHeldReward, { id }),
  });
