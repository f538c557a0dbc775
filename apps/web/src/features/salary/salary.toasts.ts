import type { PayoutSummary } from '#libs/agency/common/salary.calls';
import { dividendPaid, salaryPaid } from '#libs/agency/common/salary.events';
import { displayAmount } from '#libs/money/display';
import { toastOn } from '../../data/push/push-toasts';
import { agentPath } from '../../routes/paths';

const PAGES = {
  realtime: 'agentRealtimeSalary',
  hourly: 'agentHourSalary',
  daily: 'agentDailyWages2',
  dividend: 'agentDividendRecordCopy2',
} as const;

export const salaryToasts = toastOn([salaryPaid, dividendPaid], (payout, { t, language }) => {
  const { id, kind, side, status, amount, currency, payee, payer } = payout;
  const notice = noticeOf(payout);
  const values = {
    amount: displayAmount(amount, currency, language),
    account: (side === 'owed' ? payee : payer)?.account ?? '',
  };
  return {
    title: t(`notice.${notice}Title`),
    text: t(`notice.${notice}`, values),
    tone: status === 'unpaid' ? 'live' : side === 'owed' ? 'neutral' : 'gain',
    link: { label: t('notice.seePayout'), to: agentPath(PAGES[kind], `/${id}`) },
  };
});

function noticeOf({ kind, side, status }: PayoutSummary) {
  if (kind !== 'dividend') return kind;
  if (side === 'received') return status === 'paid' ? 'dividendReceived' : 'dividendLate';
  return status === 'paid' ? 'dividendPaid' : 'dividendUnpaid';
}
