import { displayAmount } from '#libs/money/display';
import { levelReachedMessage, rebatePaidMessage } from '#libs/rewards/common/rewards.messages';
import { PATHS } from '../../routes/paths';
import { messageTexts } from '../messages/shared/message-text';
import { levelNotice } from './reward-notice';

export const rewardMessages = [
  ...messageTexts([levelReachedMessage], (data, translator) => levelNotice(translator, data)),
  ...messageTexts([rebatePaidMessage], ({ kind, amount, currency }, { t, language }) => {
    const values = { amount: displayAmount(amount, currency, language) };
    return {
      title: t('notice.rebateTitle'),
      text: kind === 'weekly' ? t('notice.rebateWeekly', values) : t('notice.rebateAutomatic', values),
      link: { label: t('messages.openRebate'), to: PATHS.rebate },
    };
  }),
];
