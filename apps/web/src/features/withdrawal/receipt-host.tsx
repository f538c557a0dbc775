import { ReceiptDialog } from './receipt-dialog';
import { payoutKey, useForgetClosedQuestions, useReceiptQuestions } from './receipt-questions';

/** Opens the dialog of one unanswered payout at a time. A dismissed dialog stays mounted and keeps its state. */
export function ReceiptHost() {
  useForgetClosedQuestions();
  const { unanswered, shown } = useReceiptQuestions();
  return unanswered.map((payout) => (
    <ReceiptDialog key={payoutKey(payout)} payout={payout} open={payout === shown} />
  ));
}
