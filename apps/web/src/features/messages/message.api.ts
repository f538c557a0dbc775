import { queryOptions } from '@tanstack/react-query';
import { listMessages } from '#libs/messaging/common/messaging.calls';
import { callApi } from '../../data/calls/call-api';

export const messagesQuery = (pageNo: number) =>
  queryOptions({
    queryKey: ['messages', {}, pageNo] as const,
    queryFn: () => callApi(listMessages, { pageNo }),
  });
