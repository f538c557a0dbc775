import { queryOptions } from '@tanstack/react-query';
import { getProfile } from '#libs/members/common/profile.calls';
import type { ValueOf } from '#libs/platform/common/call';
import { queryClient } from '../../../data/cache/query-client';
import { callApi } from '../../../data/calls/call-api';

export type Profile = ValueOf<typeof getProfile>;

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: () => callApi(getProfile, {}),
});

export const renewProfile = () => queryClient.invalidateQueries({ queryKey: profileQuery.queryKey });
