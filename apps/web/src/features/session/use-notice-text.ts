import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Currency } from '#libs/money/currency';
import { displayAmount } from '#libs/money/display';
import { useMomentText } from '../../i18n/use-moment-text';

export interface NoticeData {
  site: string;
  amount: string;
  currency: string;
  at: string;
  status: string;
  underReview: boolean;
}

/** The notice of a deposit, with site, amount, currency and time. */
export function useNoticeText() {
  const { t, i18n } = useTranslation();
  const { time } = useMomentText();
  return useCallback(
    (data: NoticeData): { title: string; text: string } => {
      const words = {
        site: data.site,
        amount: `${displayAmount(data.amount, data.currency as Currency, i18n.language)} ${data.currency}`,
        time: time(data.at),
      };
      if (data.underReview) return { title: t('notice.reviewTitle'), text: t('notice.review', words) };
      if (data.status === 'paid')
        return { title: t('notice.creditedTitle'), text: t('notice.credited', words) };
      const text = data.status === 'expired' ? t('notice.expired', words) : t('notice.failed', words);
      return { title: t('notice.failedTitle'), text };
    },
    [t, i18n.language, time],
  );
}
