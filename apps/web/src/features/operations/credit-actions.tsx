import { useTranslation } from 'react-i18next';
import type { CreditProposal } from '#libs/cashier/common/unmatched-payment';
import {
  confirmPaymentCredit,
  dropPaymentCredit,
  proposePaymentCredit,
} from '#libs/operations/common/payment-operator.calls';
import { useAmountText } from '../../i18n/use-amount-text';
import styles from './case.module.css';
import { type Action, CaseActions } from './case-actions';
import { OperatorConfirmDialog } from './operator-dialogs';
import { ProposeCreditDialog } from './propose-credit-dialog';

interface CreditActionsProps {
  /** The payment in suspense. */
  payment: { id: string; amount: string; currency: string };
  proposal: CreditProposal | null;
  /** Number of the deposit that suggests itself; the operator may give another one where `fixed` is not set. */
  deposit: string | null;
  fixed?: boolean;
  /** Another report of the payment is credited, so this one cannot be. */
  paymentCredited?: boolean;
  operator: string;
  /** The key `m` acts on it: where it is the only payment on the page. */
  keys?: boolean;
  /** A further way out. */
  other?: Action | false;
}

/** Crediting by hand: one operator proposes, another one confirms. */
export function CreditActions(props: CreditActionsProps) {
  const { payment, proposal, deposit, fixed, paymentCredited, operator, keys, other } = props;
  const { t } = useTranslation('operations');
  const text = useAmountText();
  const amount = text.amount(payment.amount, payment.currency);
  const first = { tone: 'primary', ...(keys && { hotkey: 'm' }) } as const;
  if (!proposal) {
    const propose: Action = {
      ...first,
      call: proposePaymentCredit,
      label: t('payment.propose', { amount }),
      dialog: (close) => (
        <ProposeCreditDialog payment={payment} deposit={deposit} fixed={fixed} onClose={close} />
      ),
    };
    return <CaseActions actions={[!paymentCredited && propose, other]} />;
  }
  const isOwn = proposal.by.id === operator;
  const params = {
    amount,
    operator: proposal.by.account,
    account: proposal.deposit.account,
    ordered: text.amount(proposal.deposit.amount, proposal.deposit.currency),
  };
  const confirm: Action = {
    ...first,
    call: confirmPaymentCredit,
    label: t('payment.confirm', { amount }),
    dialog: (close) => (
      <OperatorConfirmDialog
        call={confirmPaymentCredit}
        input={{ id: payment.id, deposit: proposal.deposit.id, amount: payment.amount }}
        title={t('payment.confirm', { amount })}
        text={t(proposal.extra ? 'payment.confirmExtra' : 'payment.confirmOrder', params)}
        done={t('payment.credited', { amount })}
        onClose={close}
      />
    ),
  };
  const drop: Action = {
    label: t('payment.drop'),
    call: dropPaymentCredit,
    dialog: (close) => (
      <OperatorConfirmDialog
        call={dropPaymentCredit}
        input={{ id: payment.id }}
        title={t('payment.drop')}
        text={t('payment.dropText')}
        onClose={close}
      />
    ),
  };
  return (
    <>
      <p className={styles.note}>{t(isOwn ? 'payment.proposedByYou' : 'payment.proposedBy', params)}</p>
      <CaseActions actions={[!isOwn && !paymentCredited && confirm, drop, other]} />
    </>
  );
}
