import { useTranslation } from 'react-i18next';
import type { WithdrawalSummary } from '#libs/cashier/common/withdrawal.calls';
import { Button } from '../../ui/button';
import { FormRefusal } from '../session/form-refusal';
import styles from './receipt-dialog.module.css';
import type { ReceiptFlow } from './use-receipt';
import { useWithdrawalText } from './use-withdrawal-text';

/** The last word before it counts. */
export function ReceiptConfirmation({
  withdrawal,
  state,
  tell,
}: ReceiptFlow & { withdrawal: WithdrawalSummary }) {
  const { t } = useTranslation();
  const { show, payable } = useWithdrawalText(withdrawal);
  const { amount, tranche } = withdrawal;
  const sending = state.matches('sending') || state.matches('done');
  return (
    <div className={styles.step}>
      <p className={styles.amount}>
        {show(state.context.answer === 'full-payment' ? payable : (tranche?.amount ?? amount))}
      </p>
      <p>
        {state.context.answer === 'full-payment'
          ? t('receipt.confirmFull', { amount: show(payable) })
          : t('receipt.confirmReceived', { amount: show(tranche?.amount ?? amount) })}
      </p>
      <FormRefusal refusal={state.context.refusal} />
      <div className={styles.actions}>
        <Button disabled={sending} onClick={() => tell({ type: 'BACK' })}>
          {t('receipt.back')}
        </Button>
        <Button tone="primary" loading={sending} onClick={() => tell({ type: 'SEND' })}>
          {state.matches('refused') ? t('receipt.again') : t('receipt.confirm')}
        </Button>
      </div>
    </div>
  );
}
