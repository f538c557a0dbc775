import {
  applicationRejectedMessage,
  freeRoundsMessage,
  rewardMessage,
} from '#libs/rewards/common/rewards.messages';
import { toastOnMessage } from '../messages/shared/message-toasts';
import { rejectionNotice, rewardNotice, winningsNotice } from './reward-notice';

/** A reward that can be claimed or was paid by itself, an application that was rejected, and what free rounds have won. */
export const promotionToasts = [
  ...toastOnMessage(rewardMessage, (data, translator) => ({
    ...rewardNotice(translator, data),
    tone: 'gain',
  })),
  ...toastOnMessage(applicationRejectedMessage, (data, translator) => ({
    ...rejectionNotice(translator, data),
    tone: 'live',
  })),
  ...toastOnMessage(freeRoundsMessage, (data, translator) => ({
    ...winningsNotice(translator, data),
    tone: 'gain',
  })),
];
