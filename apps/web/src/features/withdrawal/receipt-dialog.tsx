import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WithdrawalSummary } from '#libs/cashier/common/withdrawal.calls';
import { Dialog } from '../../ui/dialog';
import { ReceiptConfirmation } from './receipt-confirmation';
import { ReceiptProof } from './receipt-proof';
import { ReceiptQuestion } from './receipt-question';
import { putAside, questionKey } from './receipt-questions';
import { useReceipt } from './use-receipt';

interface ReceiptDialogProps {
  withdrawal: WithdrawalSummary;
  open: boolean;
}

/** Asks whether a tranche arrived, wherever the member is. Closing it puts the question aside. */
export function ReceiptDialog({ withdrawal, open }: ReceiptDialogProps) {
  const { t } = useTranslation();
  const { state, tell } = useReceipt(withdrawal);
  const [timeUp, setTimeUp] = useState(false);
  const { answer } = state.context;
  return (
    <Dialog
      open={open}
      onClose={() => putAside(questionKey(withdrawal))}
      title={t('receipt.title')}
      closeLabel={t('receipt.later')}
    >
      {answer === null && (
        <ReceiptQuestion
          withdrawal={withdrawal}
          offered={timeUp ? [] : state.context.offered}
          timeUp={timeUp}
          onTimeUp={() => setTimeUp(true)}
          onChoose={(chosen) => tell({ type: 'CHOOSE', answer: chosen })}
        />
      )}
      {answer === 'not-received' && <ReceiptProof state={state} tell={tell} />}
      {answer !== null && answer !== 'not-received' && (
        <ReceiptConfirmation withdrawal={withdrawal} state={state} tell={tell} />
      )}
    </Dialog>
  );
}
