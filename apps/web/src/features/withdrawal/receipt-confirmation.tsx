import { useTranslation } from 'react-i18next';
import { StepActions } from '../../forms/step-actions';
import { Figure } from '../../ui/data/figure';
import { Button } from '../../ui/forms/button';
import { Stack } from '../../ui/layout/stack';
import type { UnansweredPayout } from './unanswered-payout';
import type { ReceiptFlow } from './use-receipt';
import { useWithdrawalText } from './use-withdrawal-text';

interface ReceiptConfirmationProps extends ReceiptFlow {
  payout: UnansweredPayout;
}

/** Confirms that money arrived, before this is sent: it cannot be undone. */
export function ReceiptConfirmation({ payout, state, send }: ReceiptConfirmationProps) {
  const { t } = useTranslation();
  const { payoutAmount, amountAfterFee } = useWithdrawalText(payout);
  const isFullPayment = state.context.answer === 'full-payment';
  const amount = isFullPayment ? amountAfterFee : payoutAmount;
  const sending = state.matches('sending') || state.matches('done');
  return (
    <Stack>
      <Figure size="large">{amount}</Figure>
      <p>{t(isFullPayment ? 'receipt.confirmFull' : 'receipt.confirmReceived', { amount })}</p>
      <StepActions
        refusal={state.context.error}
        back={t('receipt.back')}
        onBack={() => send({ type: 'BACK' })}
        sending={sending}
      >
        <Button tone="primary" loading={sending} onClick={() => send({ type: 'SEND' })}>
          {t(state.matches('refused') ? 'receipt.tryAgain' : 'receipt.confirm')}
        </Button>
      </StepActions>
    </Stack>
  );
}
