import { queryOptions } from '@tanstack/react-query';
import type { BroadcastDraft } from '#libs/messaging/common/broadcast';
import { countBroadcastAudience, getBroadcast } from '#libs/operations/common/broadcasts.calls';
import { callApi } from '../../../data/calls/call-api';
import { LISTS_KEY } from '../operations.api';

export const broadcastQuery = (id: string) =>
  queryOptions({
    queryKey: [...LISTS_KEY, 'broadcast', id],
    queryFn: () => callApi(getBroadcast, { id }),
  });

export const audienceQuery = ({ kind, audience }: Pick<BroadcastDraft, 'kind' | 'audience'>) =>
  queryOptions({
    queryKey: ['operations', 'broadcast-audience', kind, audience],
    queryFn: () => callApi(countBroadcastAudience, { kind, audience }),
    staleTime: 60_000,
  });

export const EMPTY_BROADCAST: BroadcastDraft = {
  kind: 'service',
  texts: {},
  audience: {
    levels: null,
    languages: null,
    members: null,
    registeredBefore: null,
    product: null,
    tags: null,
    list: null,
  },
  publishAt: null,
  endAt: null,
};
