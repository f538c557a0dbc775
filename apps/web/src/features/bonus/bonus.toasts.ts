import { unreadChanged } from '#libs/messaging/common/messaging.events';
import { bonusEndedMessage } from '#libs/rewards/common/rewards.messages';
import { toastOn } from '../../data/push/push-toasts';
import { bonusEndNotice } from './bonus-end-notice';

/** The end of a bonus is told by its message, which says what became of the money. */
export const bonusToasts = toastOn([unreadChanged], ({ message }, translator) => {
  if (message?.kind !== bonusEndedMessage.name) return null;
  const read = bonusEndedMessage.data.safeParse(message.data);
  if (!read.success) return null;
  const tone = read.data.status === 'released' ? 'gain' : 'neutral';
  return { ...bonusEndNotice(translator, read.data), tone };
});
