import { queryOptions } from '@tanstack/react-query';
import {
  listOwnMemberAccounts,
  listOwnOperatorSessions,
} from '#libs/authentication/common/own-operator.calls';
import {
  listOperatorRoles,
  listOperatorSessions,
  listOperators,
} from '#libs/operations/common/operator-admin.calls';
import { callApi } from '../../../data/calls/call-api';
import { LISTS_KEY } from '../operations.api';

export const operatorsQuery = queryOptions({
  queryKey: [...LISTS_KEY, 'operators'],
  queryFn: () => callApi(listOperators, {}),
});

export const operatorSessionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...LISTS_KEY, 'operator-sessions', id],
    queryFn: () => callApi(listOperatorSessions, { id }),
  });

export const ownSessionsQuery = queryOptions({
  queryKey: [...LISTS_KEY, 'own-sessions'],
  queryFn: () => callApi(listOwnOperatorSessions, {}),
});

export const ownMemberAccountsQuery = queryOptions({
  queryKey: [...LISTS_KEY, 'own-member-accounts'],
  queryFn: () => callApi(listOwnMemberAccounts, {}),
});

export const rolesQuery = queryOptions({
  queryKey: [...LISTS_KEY, 'roles'],
  queryFn: () => callApi(listOperatorRoles, {}),
});
