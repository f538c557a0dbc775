import { useTranslation } from 'react-i18next';
import type { WithdrawalSummary } from '#libs/cashier/common/withdrawal.calls';
import { StepActions } from '../../forms/step-actions';
import { Figure } from '../../ui/data/figure';
import { Button } from '../../ui/forms/button';
import { Stack } from '../../ui/layout/stack';
import type { ReceiptFlow } from './use-receipt';
import { useWithdrawalText } from './use-withdrawal-text';

interface ReceiptConfirmationProps extends ReceiptFlow {
  withdrawal: WithdrawalSummary;
}

/** Confirms an answer that releases the money, before it is sent. */
export function ReceiptConfirmation({ withdrawal, state, send }: ReceiptConfirmationProps) {
  const { t } = useTranslation();
  const { amount, net } = useWithdrawalText(withdrawal);
  const isFull = state.context.answer === 'full-payment';
  const sending = state.matches('sending') || state.matches('done');
  return (
    <Stack>
      <Figure size="large">{isFull ? net : amount}</Figure>
      <p>{isFull ? t('receipt.confirmFull', { amount: net }) : t('receipt.confirmReceived', { amount })}</p>
      <StepActions
        refusal={state.context.error}
        back={t('receipt.back')}
        onBack={() => send({ type: 'BACK' })}
        sending={sending}
      >
        <Button tone="primary" loading={sending} onClick={() => send({ type: 'SEND' })}>
          {state.matches('refused') ? t('receipt.again') : t('receipt.confirm')}
        </Button>
      </StepActions>
    </Stack>
  );
}
