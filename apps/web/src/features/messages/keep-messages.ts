import { unreadChanged } from '#libs/messaging/common/messaging.events';
import { onPush } from '../../realtime/push-handlers';
import { queryClient } from '../session/query-client';

/** Reads messages anew when one came or was read, here or in another browser. */
export const keepMessages = (): (() => void) =>
  onPush(unreadChanged, () => void queryClient.invalidateQueries({ queryKey: ['messages'] }));
