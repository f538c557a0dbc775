import { useTranslation } from 'react-i18next';
import type { UnmatchedPaymentView as Payment } from '#libs/cashier/common/unmatched-payment';
import { returnPayment } from '#libs/operations/common/payment-operator.calls';
import { useAmountText } from '../../i18n/use-amount-text';
import { useMomentText } from '../../i18n/use-moment-text';
import { CopyId } from '../../ui/data/copy-id';
import { Facts } from '../../ui/data/facts';
import { Figure } from '../../ui/data/figure';
import { Case } from './case';
import { CreditActions } from './credit-actions';
import { CreditProposalPill } from './credit-proposal-pill';
import { REASON_LABELS } from './payment-labels';
import { ReturnPaymentDialog } from './return-payment-dialog';

/** A payment in suspense: why it is there, whose it may be, and the two ways out. */
export function UnmatchedPaymentView({ payment, operator }: { payment: Payment; operator: string }) {
  const { t } = useTranslation('operations');
  const text = useAmountText();
  const { dateTime } = useMomentText();
  const { deposit, proposal, paymentCredited } = payment;
  const whose = deposit ?? proposal?.deposit ?? null;
  const amount = text.amount(payment.amount, payment.currency);
  const reason = REASON_LABELS[payment.reason];
  return (
    <Case
      member={whose && { id: whose.member, account: whose.account }}
      title={<Figure>{amount}</Figure>}
      status={<CreditProposalPill isProposed={proposal !== null} />}
      note={t(`payment.say.${paymentCredited ? 'credited' : reason}`)}
    >
      <CreditActions
        payment={payment}
        proposal={proposal}
        deposit={deposit?.id ?? null}
        paymentCredited={paymentCredited}
        operator={operator}
        keys
        other={
          proposal === null && {
            label: t('payment.return'),
            tone: 'danger',
            call: returnPayment,
            hotkey: 'b',
            dialog: (close) => <ReturnPaymentDialog id={payment.id} amount={amount} onClose={close} />,
          }
        }
      />
      <Facts
        items={[
          { label: t('payment.reason'), value: t(`payment.reasons.${reason}`) },
          { label: t('payment.since'), value: dateTime(payment.receivedAt) },
          { label: t('payment.bankNumber'), value: <CopyId value={payment.paymentId} /> },
          { label: t('payment.reference'), value: <CopyId short value={payment.reference} /> },
          deposit && { label: t('payment.member'), value: deposit.account },
          deposit && {
            label: t('payment.ordered'),
            value: <Figure>{text.amount(deposit.amount, deposit.currency)}</Figure>,
          },
        ]}
      />
    </Case>
  );
}
