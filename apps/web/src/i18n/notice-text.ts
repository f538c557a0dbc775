import type { i18n } from 'i18next';
import { isZero } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { displayAmount } from '#libs/money/display';
import { momentText } from './use-moment-text';

/** What can be said of a withdrawal: the names of its phrases. */
export type WithdrawalNotice =
  | 'approved'
  | 'rejected'
  | 'distributed'
  | 'reminded'
  | 'received'
  | 'autoReceived'
  | 'disputed'
  | 'resent'
  | 'refunded'
  | 'forced';

interface NoticeData {
  site: string;
  amount: string;
  currency: Currency;
  at: string;
}

interface NoticeText {
  title: string;
  text: string;
}

/** `reason` says why it was rejected. */
export function withdrawalNoticeText(
  translator: i18n,
  notice: WithdrawalNotice,
  data: NoticeData & { reason?: string },
): NoticeText {
  const values = { ...valuesOf(translator, data), reason: data.reason ?? '' };
  return {
    title: translator.t(`notice.${notice}Title`),
    text: translator.t(`notice.${notice}`, values),
  };
}

export function depositNoticeText(
  translator: i18n,
  data: NoticeData & { status: string; underReview: boolean; owed?: string },
): NoticeText {
  const { t } = translator;
  const values = valuesOf(translator, data);
  if (data.underReview) return { title: t('notice.reviewTitle'), text: t('notice.review', values) };
  if (data.status === 'paid') return { title: t('notice.creditedTitle'), text: t('notice.credited', values) };
  if (data.status === 'reversed') return reversalText(translator, data);
  const text = data.status === 'expired' ? t('notice.expired', values) : t('notice.failed', values);
  return { title: t('notice.failedTitle'), text };
}

/** `owed` is a wire amount: what the balance could not give back. */
function reversalText(translator: i18n, data: NoticeData & { owed?: string }): NoticeText {
  const { t, language } = translator;
  const values = valuesOf(translator, data);
  const title = t('notice.reversedTitle');
  if (data.owed === undefined || isZero(data.owed)) return { title, text: t('notice.reversed', values) };
  const owed = displayAmount(data.owed, data.currency, language);
  return { title, text: t('notice.reversedOwed', { ...values, owed }) };
}

const valuesOf = ({ language }: i18n, { site, amount, currency, at }: NoticeData) => ({
  site,
  amount: displayAmount(amount, currency, language),
  time: momentText(language).time(at),
});
