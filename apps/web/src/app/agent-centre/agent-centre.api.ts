import { queryOptions } from '@tanstack/react-query';
import { getAgentMenu } from '#libs/agency/common/team.calls';
import { callApi } from '../../data/calls/call-api';

/** The pages that this agent may see, in their order. */
export const agentMenuQuery = queryOptions({
  queryKey: ['agent-menu'],
  queryFn: () => callApi(getAgentMenu, {}),
});
