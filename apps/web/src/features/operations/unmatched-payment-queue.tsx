import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UnmatchedPaymentView as Payment } from '#libs/cashier/common/unmatched-payment';
import { unmatchedPaymentList } from '#libs/operations/common/payment-operator.calls';
import { useColumns } from '../../lists/use-columns';
import { CREDIT_PROPOSAL_FILTERS, CreditProposalFilterFields } from './credit-proposal-filter';
import { CreditProposalPill } from './credit-proposal-pill';
import { REASON_LABELS } from './payment-labels';
import { QueuePage } from './queue-page';
import { UnmatchedPaymentView } from './unmatched-payment-view';
import { useQueue } from './use-queue';
import { WaitingTime } from './waiting-time';

/** Payments that were credited to nobody. */
export function UnmatchedPaymentQueue({ filters, operator }: { filters: ReactNode; operator: string }) {
  const { t } = useTranslation('operations');
  const list = useQueue(unmatchedPaymentList, CREDIT_PROPOSAL_FILTERS);
  const column = useColumns<Payment>(({ currency }) => currency);
  return (
    <QueuePage
      list={list}
      title={t('payment.title')}
      caption={t('payment.list')}
      path="/payments/unmatched"
      actionKeys={['m', 'b']}
      filters={
        <>
          {filters}
          <CreditProposalFilterFields list={list} />
        </>
      }
      columns={[
        column.text(t('payment.reason'), ({ reason }) => t(`payment.reasons.${REASON_LABELS[reason]}`)),
        column.amount(t('payment.amount'), ({ amount }) => amount),
        column.text(t('payment.member'), ({ deposit }) => deposit?.account ?? ''),
        column.own(t('payment.state'), ({ proposal }) => (
          <CreditProposalPill isProposed={proposal !== null} />
        )),
        column.own(t('withdrawal.waiting'), ({ receivedAt }) => <WaitingTime since={receivedAt} />),
      ]}
      empty={{ title: t('payment.emptyTitle'), text: t('payment.emptyText') }}
      open={(id, payment) =>
        payment ? <UnmatchedPaymentView key={id} payment={payment} operator={operator} /> : null
      }
    />
  );
}
