import type { i18n } from 'i18next';
import type { MessageDataOf } from '#libs/messaging/common/message-kind';
import { displayAmount } from '#libs/money/display';
import type { bonusEndedMessage } from '#libs/rewards/common/rewards.messages';
import { PATHS } from '../../routes/paths';

/** How a bonus has ended, and what became of its money. */
export function bonusEndNotice(
  { t, language }: i18n,
  { status, amount, paid, lost, currency }: MessageDataOf<typeof bonusEndedMessage>,
) {
  const shown = (wire: string) => displayAmount(wire, currency, language);
  return {
    title: t(`notice.bonusEndedTitle.${status}`),
    text: t(`notice.bonusEnded.${status}`, { amount: shown(amount), paid: shown(paid), lost: shown(lost) }),
    link: { label: t('messages.openBonuses'), to: PATHS.bonusDetails },
  };
}
