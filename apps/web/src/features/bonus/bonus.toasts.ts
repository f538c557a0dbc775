import { bonusEndedMessage } from '#libs/rewards/common/rewards.messages';
import { toastOnMessage } from '../messages/shared/message-toasts';
import { bonusEndNotice } from './bonus-end-notice';

export const bonusToasts = toastOnMessage(bonusEndedMessage, (data, translator) => ({
  ...bonusEndNotice(translator, data),
  tone: data.status === 'released' ? 'gain' : 'neutral',
}));
