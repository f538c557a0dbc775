import { unreadChanged } from '#libs/messaging/common/messaging.events';
import { freeRoundsMessage, rewardMessage } from '#libs/rewards/common/rewards.messages';
import { toastOn } from '../../data/push/push-toasts';
import { rewardNotice, winningsNotice } from './reward-notice';

/** A reward that can be claimed or was paid by itself is told by its message, which says how much it is; so is what free rounds have won. */
export const promotionToasts = toastOn([unreadChanged], ({ message }, translator) => {
  if (message?.kind === freeRoundsMessage.name) {
    const won = freeRoundsMessage.data.safeParse(message.data);
    return won.success ? { ...winningsNotice(translator, won.data), tone: 'gain' } : null;
  }
  if (message?.kind !== rewardMessage.name) return null;
  const read = rewardMessage.data.safeParse(message.data);
  return read.success ? { ...rewardNotice(translator, read.data), tone: 'gain' } : null;
});
