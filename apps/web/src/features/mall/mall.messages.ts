import { redemptionMessage } from '#libs/rewards/common/rewards.messages';
import { messageTexts } from '../messages/shared/message-text';
import { redemptionNotice } from './redemption-notice';

export const mallMessages = messageTexts([redemptionMessage], (data, translator) =>
  redemptionNotice(translator, data),
);
