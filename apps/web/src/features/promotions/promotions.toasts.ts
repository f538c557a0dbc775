import { freeRoundsMessage, rewardMessage } from '#libs/rewards/common/rewards.messages';
import { toastOnMessage } from '../messages/shared/message-toasts';
import { rewardNotice, winningsNotice } from './reward-notice';

/** A reward that can be claimed or was paid by itself, and what free rounds have won. */
export const promotionToasts = [
  ...toastOnMessage(rewardMessage, (data, translator) => ({
    ...rewardNotice(translator, data),
    tone: 'gain',
  })),
  ...toastOnMessage(freeRoundsMessage, (data, translator) => ({
    ...winningsNotice(translator, data),
    tone: 'gain',
  })),
];
