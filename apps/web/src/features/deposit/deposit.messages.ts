import { DEPOSIT_MESSAGES } from '#libs/cashier/common/deposit.messages';
import { depositNoticeText } from '../../i18n/notice-text';
import { PATHS, pathOf } from '../../routes/paths';
import { messageTexts } from '../messages/shared/message-text';

export const depositMessages = messageTexts(DEPOSIT_MESSAGES, (data, translator) => ({
  ...depositNoticeText(translator, data),
  link: {
    to: pathOf(PATHS.depositDetail, { id: data.reference }),
    label: translator.t('messages.open'),
  },
}));
