import type { ServiceQueueState } from '#libs/messaging/common/service';
import { SERVICE_TOPIC, serviceQueue } from '#libs/messaging/common/service.events';
import { queryClient } from '../../data/cache/query-client';
import { useWatchedBoard } from '../../data/socket/use-watched-board';
import { changeService, serviceQuery } from './service.api';

const show = (state: ServiceQueueState) => changeService((held) => ({ ...held, ...state }));
const renew = () => void queryClient.invalidateQueries(serviceQuery);

/** Keeps the queue current while the member waits in it. Draws nothing. */
export function ServiceQueueWatch() {
  useWatchedBoard(serviceQueue, SERVICE_TOPIC, show, renew);
  return null;
}
