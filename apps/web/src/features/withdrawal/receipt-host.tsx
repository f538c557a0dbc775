import { ReceiptDialog } from './receipt-dialog';
import { questionKey, useQuestions } from './receipt-questions';

/** Asks about each payout that waits, one after another; the flow of one put aside goes on where it was. */
export function ReceiptHost() {
  const { open, now } = useQuestions();
  return open.map((withdrawal) => (
    <ReceiptDialog key={questionKey(withdrawal)} withdrawal={withdrawal} open={withdrawal === now} />
  ));
}
