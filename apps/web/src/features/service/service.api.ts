import { queryOptions } from '@tanstack/react-query';
import { getService } from '#libs/messaging/common/service.calls';
import type { ThreadSummary } from '#libs/messaging/common/thread';
import type { ValueOf } from '#libs/platform/common/call';
import { queryClient } from '../../data/cache/query-client';
import { callApi } from '../../data/calls/call-api';

export type Service = ValueOf<typeof getService>;

export const serviceQuery = queryOptions({
  queryKey: ['service'] as const,
  queryFn: () => callApi(getService, {}),
});

/** The service with this thread in it, if that is the chat on show or a new one. */
export function withChat(service: Service, thread: ThreadSummary): Service {
  const isNew = thread.kind === 'service' && thread.status !== 'closed';
  return isNew || service.chat?.id === thread.id ? { ...service, chat: thread } : service;
}

/** Changes what is shown of the service, if it is shown. */
export const changeService = (change: (held: Service) => Service): void =>
  void queryClient.setQueryData(serviceQuery.queryKey, (held) => held && change(held));
