import type { i18n } from 'i18next';
import type { MessageDataOf } from '#libs/messaging/common/message-kind';
import type { Reward } from '#libs/rewards/common/promotions.calls';
import type {
  applicationRejectedMessage,
  freeRoundsMessage,
  rewardMessage,
} from '#libs/rewards/common/rewards.messages';
import { FALLBACK } from '#libs/site/common/locales';
import { languageOf } from '../../i18n/i18n';
import { momentText } from '../../i18n/use-moment-text';
import { PATHS, pathOf } from '../../routes/paths';
import { rewardText } from './shared/reward-text';

type Paid = Pick<Reward, 'kind' | 'currency' | 'title'> & { amount: string };

/** A reward that was paid, and where it is now. */
export function paidNotice(translator: i18n, { title, amount, ...reward }: Paid) {
  const { t } = translator;
  return {
    title: t('notice.rewardPaidTitle'),
    text: t('notice.rewardPaid', { title, reward: rewardText(translator, reward, amount) }),
    link: placeOf(reward.kind, translator),
  };
}

/** What the message of a reward says: that it was paid, or can be claimed. */
export function rewardNotice(
  translator: i18n,
  { titles, lapsesAt, ...reward }: MessageDataOf<typeof rewardMessage>,
) {
  const { t, language } = translator;
  const title = titleIn(translator, titles);
  if (lapsesAt === null) return paidNotice(translator, { ...reward, title });
  const time = momentText(language).dateTime(lapsesAt);
  const text = rewardText(translator, reward, reward.amount);
  return {
    title: t('notice.rewardClaimTitle'),
    text: t('notice.rewardClaim', { title, reward: text, time }),
    link: { label: t('messages.openRewards'), to: PATHS.rewardCenter },
  };
}

/** Why an application was not approved, and whether there can be another one. */
export function rejectionNotice(
  translator: i18n,
  { promotion, titles, reason, triesLeft }: MessageDataOf<typeof applicationRejectedMessage>,
) {
  const { t } = translator;
  return {
    title: t('notice.applicationRejectedTitle'),
    text: t(triesLeft > 0 ? 'notice.applicationRejectedAgain' : 'notice.applicationRejected', {
      title: titleIn(translator, titles),
      reason,
    }),
    link: { label: t('messages.openPromotion'), to: pathOf(PATHS.promotion, { id: promotion }) },
  };
}

/** What free rounds have won, once they are over. */
export function winningsNotice(
  translator: i18n,
  { titles, ...won }: MessageDataOf<typeof freeRoundsMessage>,
) {
  const { t } = translator;
  const reward = rewardText(translator, won, won.amount);
  return {
    title: t('notice.roundsPaidTitle'),
    text: t('notice.roundsPaid', { title: titleIn(translator, titles), reward }),
    link: placeOf(won.kind, translator),
  };
}

const titleIn = (translator: i18n, titles: Record<string, string>): string =>
  titles[languageOf(translator)] ?? titles[FALLBACK] ?? Object.values(titles)[0] ?? '';

function placeOf(kind: Reward['kind'], { t }: i18n) {
  switch (kind) {
    case 'bonus':
      return { label: t('messages.openBonuses'), to: PATHS.bonusDetails };
    case 'points':
      return { label: t('messages.openPoints'), to: PATHS.points };
    case 'goods':
      return { label: t('messages.openOrders'), to: `${PATHS.points}?view=orders` };
    case 'cash':
    case 'tickets':
    case 'free-rounds':
      return { label: t('messages.openRewards'), to: PATHS.rewardCenter };
  }
}
