import { useQuery } from '@tanstack/react-query';
import { isAgent } from '#libs/members/common/member-types';
import { AGENT_POLICY, isModuleOn } from '#libs/site/common/modules';
import { queryClient } from '../cache/query-client';
import { useSiteConfig } from '../site/site-config';
import { memberInfoQuery } from './member-info';

/** Whether the member is an agent, at a brand that has agents; `undefined` until that is known. */
export function useIsAgent(): boolean | undefined {
  const { data: member } = useQuery(memberInfoQuery, queryClient);
  const { data: site } = useSiteConfig();
  if (!member || !site) return undefined;
  return isAgent(member.type) && isModuleOn(site.whitelabel, AGENT_POLICY);
}
