import { useTranslation } from 'react-i18next';
import { Stack } from '../../ui/layout/stack';
import { Dialog } from '../../ui/overlays/dialog';
import { AnswerDeadline } from './answer-deadline';
import { ReceiptConfirmation } from './receipt-confirmation';
import { ReceiptProof } from './receipt-proof';
import { ReceiptQuestion } from './receipt-question';
import { dismissQuestion } from './receipt-questions';
import type { UnansweredPayout } from './unanswered-payout';
import { useReceipt } from './use-receipt';

interface ReceiptDialogProps {
  payout: UnansweredPayout;
  open: boolean;
}

/** Asks whether a payout arrived, on whatever page the member is. Closing it dismisses the question. */
export function ReceiptDialog({ payout, open }: ReceiptDialogProps) {
  const { t } = useTranslation();
  const { state, send } = useReceipt(payout);
  const { answer } = state.context;
  return (
    <Dialog
      open={open}
      urgency="deadline"
      onClose={() => dismissQuestion(payout)}
      title={t('receipt.title')}
      closeLabel={t('receipt.notNow')}
    >
      <Stack gap={4}>
        <AnswerDeadline deadlineAt={payout.deadlineAt} />
        {answer === null && <ReceiptQuestion payout={payout} state={state} send={send} />}
        {answer === 'not-received' && <ReceiptProof state={state} send={send} />}
        {(answer === 'received' || answer === 'full-payment') && (
          <ReceiptConfirmation payout={payout} state={state} send={send} />
        )}
      </Stack>
    </Dialog>
  );
}
