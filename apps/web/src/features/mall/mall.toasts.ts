import { redemptionMessage } from '#libs/rewards/common/rewards.messages';
import { toastOnMessage } from '../messages/shared/message-toasts';
import { redemptionNotice } from './redemption-notice';

export const mallToasts = toastOnMessage(redemptionMessage, (data, translator) => ({
  ...redemptionNotice(translator, data),
  tone: data.status === 'rejected' ? 'live' : 'gain',
}));
