import { unreadChanged } from '#libs/messaging/common/messaging.events';
import { levelReachedMessage } from '#libs/rewards/common/rewards.messages';
import { toastOn } from '../../data/push/push-toasts';
import { levelNotice } from './reward-notice';

/** A new level is told by the message of it, which also says what was paid. */
export const rewardToasts = toastOn([unreadChanged], ({ message }, translator) => {
  if (message?.kind !== levelReachedMessage.name) return null;
  const read = levelReachedMessage.data.safeParse(message.data);
  return read.success ? { ...levelNotice(translator, read.data), tone: 'gain' } : null;
});
