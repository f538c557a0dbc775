import { levelReachedMessage } from '#libs/rewards/common/rewards.messages';
import { toastOnMessage } from '../messages/shared/message-toasts';
import { levelNotice } from './reward-notice';

export const rewardToasts = toastOnMessage(levelReachedMessage, (data, translator) => ({
  ...levelNotice(translator, data),
  tone: 'gain',
}));
