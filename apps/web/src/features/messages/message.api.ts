import { queryOptions } from '@tanstack/react-query';
import { listMessages } from '#libs/messaging/common/messaging.calls';
import type { RequestOf } from '#libs/platform/common/call';
import { callApi } from '../../data/calls/call-api';

export const messagesQuery = ({ pageNo = 1, ...filter }: RequestOf<typeof listMessages>) =>
  queryOptions({
    queryKey: ['messages', filter, pageNo] as const,
    queryFn: () => callApi(listMessages, { ...filter, pageNo }),
  });
