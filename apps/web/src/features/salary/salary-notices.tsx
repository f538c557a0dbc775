import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { PayoutSummary } from '#libs/agency/common/salary.calls';
import { dividendPaid, salaryPaid } from '#libs/agency/common/salary.events';
import { useAmountText } from '../../i18n/use-amount-text';
import { onPush } from '../../realtime/push-handlers';
import { useToast } from '../../ui/toast';
import { keepSalaries } from './keep-salaries';

const PAGES = {
  realtime: 'agentRealtimeSalary',
  hourly: 'agentHourSalary',
  daily: 'agentDailyWages2',
  dividend: 'agentDividendRecordCopy2',
} as const;

/** Tells what was paid under contracts, on whatever page the agent is. */
export default function SalaryNotices() {
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const { amount } = useAmountText();
  useEffect(() => keepSalaries(), []);
  useEffect(() => {
    const tell = (payout: PayoutSummary) => {
      const notice = noticeOf(payout);
      const words = {
        amount: amount(payout.amount, payout.currency),
        account: (payout.side === 'owed' ? payout.payee : payout.payer)?.account ?? '',
      };
      toast.show({
        title: t(`notice.${notice}Title`),
        text: t(`notice.${notice}`, words),
        tone: payout.status === 'unpaid' ? 'live' : payout.side === 'owed' ? 'neutral' : 'gain',
        timeoutMs: 8000,
        action: {
          label: t('notice.seePayout'),
          onAction: () => void navigate(`/agentHome/${PAGES[payout.kind]}/${payout.id}`),
        },
      });
    };
    const forget = [onPush(salaryPaid, tell), onPush(dividendPaid, tell)];
    return () => {
      for (const each of forget) each();
    };
  }, [t, toast, navigate, amount]);
  return null;
}

function noticeOf({ kind, side, status }: PayoutSummary) {
  if (kind !== 'dividend') return kind;
  if (side === 'received') return status === 'paid' ? 'dividendReceived' : 'dividendLate';
  return status === 'paid' ? 'dividendPaid' : 'dividendUnpaid';
}
