import {
  applicationRejectedMessage,
  freeRoundsMessage,
  rewardMessage,
} from '#libs/rewards/common/rewards.messages';
import { messageTexts } from '../messages/shared/message-text';
import { rejectionNotice, rewardNotice, winningsNotice } from './reward-notice';

export const promotionMessages = [
  ...messageTexts([rewardMessage], (data, translator) => rewardNotice(translator, data)),
  ...messageTexts([applicationRejectedMessage], (data, translator) => rejectionNotice(translator, data)),
  ...messageTexts([freeRoundsMessage], (data, translator) => winningsNotice(translator, data)),
];
