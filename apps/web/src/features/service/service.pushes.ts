import type { ThreadSummary } from '#libs/messaging/common/thread';
import { threadChanged, threadPosted } from '#libs/messaging/common/thread.events';
import { type CacheRule, on } from '../../data/push/push-table';
import { type Service, withChat } from './service.api';

const showChat: CacheRule<{ thread: ThreadSummary }> = {
  keyPrefix: 'service',
  update: (held, { thread }) => withChat(held as Service, thread),
};

export const servicePushes = [...on([threadPosted], showChat), ...on([threadChanged], showChat)];
