import { queryOptions } from '@tanstack/react-query';
import { listOperatorRoles, listOperators } from '#libs/operations/common/operator-admin.calls';
import { listProposals } from '#libs/operations/common/proposal.calls';
import type { RequestOf } from '#libs/platform/common/call';
import { callApi } from '../../data/calls/call-api';
import { LISTS_KEY } from './operations.api';

export const operatorsQuery = queryOptions({
  queryKey: [...LISTS_KEY, 'operators'],
  queryFn: () => callApi(listOperators, {}),
});

export const rolesQuery = queryOptions({
  queryKey: [...LISTS_KEY, 'roles'],
  queryFn: () => callApi(listOperatorRoles, {}),
});

export const proposalsQuery = (input: RequestOf<typeof listProposals>) =>
  queryOptions({
    queryKey: [...LISTS_KEY, 'proposals', input],
    queryFn: () => callApi(listProposals, input),
  });
