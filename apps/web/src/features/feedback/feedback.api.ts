import { queryOptions } from '@tanstack/react-query';
import { listThreads } from '#libs/messaging/common/thread.calls';
import { callApi } from '../../data/calls/call-api';

export const threadsQuery = ({ pageNo = 1 }: { pageNo?: number }) =>
  queryOptions({
    queryKey: ['threads', {}, pageNo] as const,
    queryFn: () => callApi(listThreads, { pageNo }),
  });
