import type { i18n } from 'i18next';
import type { MessageDataOf } from '#libs/messaging/common/message-kind';
import { textIn } from '#libs/rewards/common/mall';
import type { redemptionMessage } from '#libs/rewards/common/rewards.messages';
import { FALLBACK } from '#libs/site/common/locales';
import { languageOf } from '../../i18n/i18n';
import { PATHS } from '../../routes/paths';

/** What an operator has decided about a redemption. */
export function redemptionNotice(
  translator: i18n,
  { names, quantity, status, pointsRequired, reason }: MessageDataOf<typeof redemptionMessage>,
) {
  const { t, language } = translator;
  const values = {
    name: textIn(names, languageOf(translator), FALLBACK) ?? '',
    quantity: quantity.toLocaleString(language),
    points: pointsRequired.toLocaleString(language),
    reason: reason ?? '',
  };
  const link = { label: t('messages.openRedemptions'), to: `${PATHS.points}?view=orders` };
  switch (status) {
    case 'approved':
      return {
        title: t('notice.redemptionApprovedTitle'),
        text: t('notice.redemptionApproved', values),
        link,
      };
    case 'completed':
      return {
        title: t('notice.redemptionCompletedTitle'),
        text: t('notice.redemptionCompleted', values),
        link,
      };
    case 'rejected':
      return {
        title: t('notice.redemptionRejectedTitle'),
        text: t('notice.redemptionRejected', values),
        link,
      };
  }
}
