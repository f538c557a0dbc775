import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Currency } from '#libs/money/currency';
import { displayAmount } from '#libs/money/display';
import { useMomentText } from '../../i18n/use-moment-text';

/** What can be told of a withdrawal: the names of its phrases. */
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

interface NoticeWords {
  site: string;
  amount: string;
  currency: string;
  at: string;
  /** Why it was refused. */
  reason?: string;
}

/** The notice of a withdrawal, with site, amount, currency and time. */
export function useWithdrawalNoticeText() {
  const { t, i18n } = useTranslation();
  const { time } = useMomentText();
  return useCallback(
    (notice: WithdrawalNotice, data: NoticeWords): { title: string; text: string } => {
      const words = {
        site: data.site,
        amount: `${displayAmount(data.amount, data.currency as Currency, i18n.language)} ${data.currency}`,
        time: time(data.at),
        reason: data.reason ?? '',
      };
      return { title: t(`notice.${notice}Title`), text: t(`notice.${notice}`, words) };
    },
    [t, i18n.language, time],
  );
}
