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

export const withdrawalMessages = [
  ...messageTexts([withdrawalApprovedMessage], (data, translator) => shown(translator, 'approved', data)),
  ...messageTexts([withdrawalRejectedMessage], (data, translator) => shown(translator, 'rejected', data)),
  ...messageTexts([withdrawalDistributedMessage], (data, translator) =>
    shown(translator, 'distributed', data),
  ),
  ...messageTexts([withdrawalReceivedMessage], (data, translator) => shown(translator, 'autoReceived', data)),
  ...messageTexts([withdrawalResolvedMessage], (data, translator) => shown(translator, data.outcome, data)),
];

function shown(
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
