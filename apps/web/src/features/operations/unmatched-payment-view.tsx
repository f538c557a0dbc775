import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UnmatchedPaymentView as Payment } from '#libs/cashier/common/unmatched-payment';
import { useMomentText } from '../../i18n/use-moment-text';
import { Button } from '../../ui/button';
import { CopyId } from '../../ui/copy-id';
import { Figure } from '../../ui/figure';
import { StatusPill } from '../../ui/status-pill';
import styles from './case.module.css';
import { CreditMoves } from './credit-moves';
import { Facts } from './facts';
import { REASON_WORDS } from './payment-words';
import { ReturnPaymentDialog } from './return-payment-dialog';
import { useDeskKeys } from './use-desk-keys';
import { useMoneyText } from './use-money-text';

/** A payment in suspense: why it is there, whose it may be, and the two ways out. */
export function UnmatchedPaymentView({ payment, operator }: { payment: Payment; operator: string }) {
  const { t } = useTranslation('operations');
  const { t: site } = useTranslation();
  const money = useMoneyText();
  const { dateTime } = useMomentText();
  const [returning, setReturning] = useState(false);
  const { deposit, proposal, currency } = payment;
  const amount = money(payment.amount, currency);
  const giveBack = proposal === null ? () => setReturning(true) : undefined;
  useDeskKeys({ b: giveBack });
  const copyWords = {
    copyLabel: site('common.copy'),
    copiedLabel: site('common.copied'),
    failedLabel: site('common.copyFailed'),
  };
  const reason = REASON_WORDS[payment.reason];
  return (
    <div className={styles.case}>
      <div className={styles.head}>
        <h2>
          <Figure>{amount}</Figure>
        </h2>
        <StatusPill tone={proposal ? 'progress' : 'live'}>
          {t(proposal ? 'payment.stateProposed' : 'payment.stateOpen')}
        </StatusPill>
      </div>
      <p className={styles.note}>{t(`payment.say.${reason}`)}</p>
      <div className={styles.form}>
        <CreditMoves
          payment={payment}
          proposal={proposal}
          deposit={deposit?.id ?? null}
          operator={operator}
          keys
        />
        {giveBack && (
          <div className={styles.actions}>
            <Button tone="danger" onClick={giveBack}>
              {t('payment.return')}
            </Button>
          </div>
        )}
      </div>
      <Facts
        items={[
          { label: t('payment.reason'), value: t(`payment.reasons.${reason}`) },
          { label: t('payment.since'), value: dateTime(payment.receivedAt) },
          { label: t('payment.bankNumber'), value: <CopyId value={payment.paymentId} {...copyWords} /> },
          {
            label: t('payment.reference'),
            value: (
              <CopyId value={payment.reference} display={payment.reference.slice(0, 8)} {...copyWords} />
            ),
          },
          ...(deposit
            ? [
                { label: t('payment.member'), value: deposit.account },
                {
                  label: t('payment.ordered'),
                  value: <Figure>{money(deposit.amount, deposit.currency)}</Figure>,
                },
              ]
            : []),
        ]}
      />
      {returning && (
        <ReturnPaymentDialog id={payment.id} amount={amount} onClose={() => setReturning(false)} />
      )}
    </div>
  );
}
