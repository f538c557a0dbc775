import { queryOptions } from '@tanstack/react-query';
import {
  listMemberBets,
  listMemberDeposits,
  listMemberSessions,
  listMemberWithdrawals,
} from '#libs/operations/common/member-activity.calls';
import { listMemberRestrictions } from '#libs/operations/common/member-restrictions.calls';
import { listMemberTags } from '#libs/operations/common/member-tags.calls';
import { callApi } from '../../data/calls/call-api';
import { LISTS_KEY } from './operations.api';

const ofMember = (member: string, name: string) => [...LISTS_KEY, 'member', member, name] as const;

export const memberDepositsQuery = (id: string) =>
  queryOptions({
    queryKey: ofMember(id, 'deposits'),
    queryFn: () => callApi(listMemberDeposits, { id }),
  });

export const memberWithdrawalsQuery = (id: string) =>
  queryOptions({
    queryKey: ofMember(id, 'withdrawals'),
    queryFn: () => callApi(listMemberWithdrawals, { id }),
  });

export const memberBetsQuery = (id: string) =>
  queryOptions({ queryKey: ofMember(id, 'bets'), queryFn: () => callApi(listMemberBets, { id }) });

export const memberSessionsQuery = (id: string) =>
  queryOptions({ queryKey: ofMember(id, 'sessions'), queryFn: () => callApi(listMemberSessions, { id }) });

export const memberTagsQuery = (id: string) =>
  queryOptions({ queryKey: ofMember(id, 'tags'), queryFn: () => callApi(listMemberTags, { id }) });

/** Everything below this key is read anew when an operator has written a note. */
export const NOTES_KEY = ['operations', 'notes'] as const;

/** Everything below this key is read anew when an operator has set or lifted a restriction. */
export const RESTRICTIONS_KEY = [...LISTS_KEY, 'restrictions'] as const;

export const memberRestrictionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...RESTRICTIONS_KEY, id],
    queryFn: () => callApi(listMemberRestrictions, { id }),
  });
