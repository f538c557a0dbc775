import { useTranslation } from 'react-i18next';
import type { PaymentAlert, UnmatchedPaymentView } from '#libs/cashier/common/unmatched-payment';
import { useMomentText } from '../../i18n/use-moment-text';
import type { Column } from '../../ui/data-table';
import { StatusPill } from '../../ui/status-pill';
import { ALERT_WORDS, REASON_WORDS } from './payment-words';
import { useMoneyText } from './use-money-text';
import { WaitingTime } from './waiting-time';

export function usePaymentColumns(): Column<UnmatchedPaymentView>[] {
  const { t } = useTranslation('operations');
  const money = useMoneyText();
  return [
    {
      key: 'reason',
      header: t('payment.reason'),
      cell: ({ reason }) => t(`payment.reasons.${REASON_WORDS[reason]}`),
    },
    {
      key: 'amount',
      header: t('payment.amount'),
      figures: true,
      cell: ({ amount, currency }) => money(amount, currency),
    },
    { key: 'member', header: t('payment.member'), cell: ({ deposit }) => deposit?.account ?? '' },
    {
      key: 'state',
      header: t('payment.state'),
      cell: ({ proposal }) => (
        <StatusPill tone={proposal ? 'progress' : 'live'}>
          {t(proposal ? 'payment.stateProposed' : 'payment.stateOpen')}
        </StatusPill>
      ),
    },
    {
      key: 'waiting',
      header: t('withdrawal.waiting'),
      figures: true,
      cell: ({ receivedAt }) => <WaitingTime since={receivedAt} />,
    },
  ];
}

export function useAlertColumns(): Column<PaymentAlert>[] {
  const { t } = useTranslation('operations');
  const { dateTime } = useMomentText();
  return [
    {
      key: 'kind',
      header: t('payment.reason'),
      cell: ({ kind }) => t(`payment.alerts.${ALERT_WORDS[kind]}`),
    },
    { key: 'event', header: t('payment.alerts.event'), cell: ({ event }) => event.slice(0, 8) },
    { key: 'at', header: t('payment.since'), cell: ({ at }) => dateTime(at) },
  ];
}
