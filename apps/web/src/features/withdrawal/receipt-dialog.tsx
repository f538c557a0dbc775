import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WithdrawalSummary } from '#libs/cashier/common/withdrawal.calls';
import { Dialog } from '../../ui/overlays/dialog';
import { ReceiptConfirmation } from './receipt-confirmation';
import { ReceiptProof } from './receipt-proof';
import { ReceiptQuestion } from './receipt-question';
import { dismissQuestion, questionKey } from './receipt-questions';
import { useReceipt } from './use-receipt';

interface ReceiptDialogProps {
  withdrawal: WithdrawalSummary;
  open: boolean;
}

/** Asks whether a tranche arrived, wherever the member is. Closing it dismisses the question. */
export function ReceiptDialog({ withdrawal, open }: ReceiptDialogProps) {
  const { t } = useTranslation();
  const { state, send } = useReceipt(withdrawal);
  const [timeUp, setTimeUp] = useState(false);
  const { answer } = state.context;
  return (
    <Dialog
      open={open}
      urgency="deadline"
      onClose={() => dismissQuestion(questionKey(withdrawal))}
      title={t('receipt.title')}
      closeLabel={t('receipt.later')}
    >
      {answer === null && (
        <ReceiptQuestion
          withdrawal={withdrawal}
          offered={timeUp ? [] : state.context.offered}
          timeUp={timeUp}
          onTimeUp={() => setTimeUp(true)}
          onChoose={(chosen) => send({ type: 'CHOOSE', answer: chosen })}
        />
      )}
      {answer === 'not-received' && <ReceiptProof state={state} send={send} />}
      {answer !== null && answer !== 'not-received' && (
        <ReceiptConfirmation withdrawal={withdrawal} state={state} send={send} />
      )}
    </Dialog>
  );
}
