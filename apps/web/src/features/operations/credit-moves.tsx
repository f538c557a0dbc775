import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreditProposal } from '#libs/cashier/common/unmatched-payment';
import { confirmPaymentCredit, dropPaymentCredit } from '#libs/operations/common/payment-desk.calls';
import { Button } from '../../ui/button';
import { useToast } from '../../ui/toast';
import { ConfirmDialog } from '../session/confirm-dialog';
import styles from './case.module.css';
import { useAct } from './operations.api';
import { ProposeCreditDialog } from './propose-credit-dialog';
import { useDeskKeys } from './use-desk-keys';
import { useMoneyText } from './use-money-text';

interface CreditMovesProps {
  /** The payment in suspense. */
  payment: { id: string; amount: string; currency: string };
  proposal: CreditProposal | null;
  /** Number of the deposit that suggests itself; the operator may give another one where `fixed` is not set. */
  deposit: string | null;
  fixed?: boolean;
  operator: string;
  /** The key `m` acts on it: where it is the only payment on the page. */
  keys?: boolean;
}

/** Crediting by hand: one operator proposes, another one confirms. */
export function CreditMoves({ payment, proposal, deposit, fixed, operator, keys }: CreditMovesProps) {
  const { t } = useTranslation('operations');
  const money = useMoneyText();
  const toast = useToast();
  const [asking, setAsking] = useState<'propose' | 'confirm' | 'drop' | null>(null);
  const close = () => setAsking(null);
  const amount = money(payment.amount, payment.currency);
  const confirm = useAct(confirmPaymentCredit, () => {
    toast.show({ title: t('payment.credited', { amount }), tone: 'gain' });
    close();
  });
  const drop = useAct(dropPaymentCredit, close);
  const own = proposal?.by.id === operator;
  const begin = (what: 'propose' | 'confirm' | 'drop') => {
    for (const each of [confirm, drop]) each.reset();
    setAsking(what);
  };
  const next = proposal === null ? 'propose' : own ? null : 'confirm';
  useDeskKeys({ m: keys && next ? () => begin(next) : undefined });
  const words = proposal && {
    amount,
    operator: proposal.by.account,
    account: proposal.deposit.account,
    ordered: money(proposal.deposit.amount, proposal.deposit.currency),
  };
  return (
    <>
      {words && (
        <p className={styles.note}>{t(own ? 'payment.proposedByYou' : 'payment.proposedBy', words)}</p>
      )}
      <div className={styles.actions}>
        {next && (
          <Button tone="primary" onClick={() => begin(next)}>
            {t(`payment.${next}`, { amount })}
          </Button>
        )}
        {proposal && <Button onClick={() => begin('drop')}>{t('payment.drop')}</Button>}
      </div>
      {asking === 'propose' && (
        <ProposeCreditDialog payment={payment} deposit={deposit} fixed={fixed} onClose={close} />
      )}
      {asking === 'confirm' && proposal && words && (
        <ConfirmDialog
          title={t('payment.confirm', { amount })}
          text={t(proposal.extra ? 'payment.confirmExtra' : 'payment.confirmOrder', words)}
          busy={confirm.busy}
          refusal={confirm.refusal}
          onClose={close}
          onConfirm={() =>
            confirm.act({ id: payment.id, deposit: proposal.deposit.id, amount: payment.amount })
          }
        />
      )}
      {asking === 'drop' && (
        <ConfirmDialog
          title={t('payment.drop')}
          text={t('payment.dropText')}
          busy={drop.busy}
          refusal={drop.refusal}
          onClose={close}
          onConfirm={() => drop.act({ id: payment.id })}
        />
      )}
    </>
  );
}
