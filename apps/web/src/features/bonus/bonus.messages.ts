import { bonusEndedMessage } from '#libs/rewards/common/rewards.messages';
import { messageTexts } from '../messages/shared/message-text';
import { bonusEndNotice } from './bonus-end-notice';

export const bonusMessages = messageTexts([bonusEndedMessage], (data, translator) =>
  bonusEndNotice(translator, data),
);
