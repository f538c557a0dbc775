import { unreadChanged } from '#libs/messaging/common/messaging.events';
import { redemptionMessage } from '#libs/rewards/common/rewards.messages';
import { toastOn } from '../../data/push/push-toasts';
import { redemptionNotice } from './redemption-notice';

/** What an operator has decided is told by its message, which has the reason. */
export const mallToasts = toastOn([unreadChanged], ({ message }, translator) => {
  if (message?.kind !== redemptionMessage.name) return null;
  const read = redemptionMessage.data.safeParse(message.data);
  if (!read.success) return null;
  const tone = read.data.status === 'rejected' ? 'live' : 'gain';
  return { ...redemptionNotice(translator, read.data), tone };
});
