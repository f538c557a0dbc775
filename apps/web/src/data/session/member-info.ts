import { queryOptions, useQuery } from '@tanstack/react-query';
import { getMemberInfo, type MemberInfo } from '#libs/portal/common/portal.calls';
import { callApi } from '../calls/call-api';

export const memberInfoQuery = queryOptions({
  queryKey: ['member-info'] as const,
  queryFn: (): Promise<MemberInfo> => callApi(getMemberInfo, {}),
});

/** Who is logged in; kept current by `balance.changed`, `unread.changed`, `profile.updated` and `member.updated`. */
export const useMemberInfo = () => useQuery(memberInfoQuery);
