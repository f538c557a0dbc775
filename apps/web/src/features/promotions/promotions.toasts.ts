import { unreadChanged } from '#libs/messaging/common/messaging.events';
import { rewardMessage } from '#libs/rewards/common/rewards.messages';
import { toastOn } from '../../data/push/push-toasts';
import { rewardNotice } from './reward-notice';

/** A reward that can be claimed or was paid by itself is told by its message, which says how much it is. */
export const promotionToasts = toastOn([unreadChanged], ({ message }, translator) => {
  if (message?.kind !== rewardMessage.name) return null;
  const read = rewardMessage.data.safeParse(message.data);
  return read.success ? { ...rewardNotice(translator, read.data), tone: 'gain' } : null;
});
