import type { i18n } from 'i18next';
import {
  withdrawalApprovedMessage,
  withdrawalDistributedMessage,
  withdrawalReceivedMessage,
  withdrawalRejectedMessage,
  withdrawalResolvedMessage,
} from '#libs/cashier/common/withdrawal.messages';
import type { MessageDataOf } from '#libs/messaging/common/message-kind';
import { type WithdrawalNotice, withdrawalNoticeText } from '../../i18n/notice-text';
import { PATHS, pathOf } from '../../routes/paths';
import { messageTexts, type ShownMessage } from '../messages/shared/message-text';

/** The texts of the messages in the member's inbox. */
export const withdrawalMessages = [
  ...messageTexts([withdrawalApprovedMessage], (data, translator) => textOf(translator, 'approved', data)),
  ...messageTexts([withdrawalRejectedMessage], (data, translator) => textOf(translator, 'rejected', data)),
  ...messageTexts([withdrawalDistributedMessage], (data, translator) =>
    textOf(translator, 'distributed', data),
  ),
  // Written only when the deadline passed: what members confirm themselves is no message.
  ...messageTexts([withdrawalReceivedMessage], (data, translator) =>
    textOf(translator, 'autoReceived', data),
  ),
  ...messageTexts([withdrawalResolvedMessage], (data, translator) => textOf(translator, data.outcome, data)),
];

function textOf(
  translator: i18n,
  notice: WithdrawalNotice,
  data: MessageDataOf<typeof withdrawalApprovedMessage> & { reason?: string },
): ShownMessage {
  return {
    ...withdrawalNoticeText(translator, notice, data),
    link: {
      to: pathOf(PATHS.withdrawalDetail, { id: data.reference }),
      label: translator.t('messages.openWithdrawal'),
    },
  };
}
