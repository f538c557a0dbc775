import type { i18n } from 'i18next';
import type { MessageDataOf } from '#libs/messaging/common/message-kind';
import { parseAmount } from '#libs/money/amount';
import { displayAmount } from '#libs/money/display';
import type { levelReachedMessage } from '#libs/rewards/common/rewards.messages';
import { PATHS } from '../../routes/paths';

/** A level that was reached: nothing is said of money where it had been paid before. */
export function levelNotice(
  { t, language }: i18n,
  { level, amount, currency }: MessageDataOf<typeof levelReachedMessage>,
) {
  const isPaid = parseAmount(amount, currency) > 0n;
  return {
    title: t('notice.levelTitle', { level: level.toLocaleString(language) }),
    text: isPaid
      ? t('notice.levelPaid', { amount: displayAmount(amount, currency, language) })
      : t('notice.level'),
    link: { label: t('messages.openVip'), to: PATHS.vip },
  };
}
