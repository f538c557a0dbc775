import { ReceiptDialog } from './receipt-dialog';
import { questionKey, useReceiptQuestions } from './receipt-questions';

/** Opens a dialog for one waiting tranche at a time. A dismissed dialog keeps its state. */
export function ReceiptHost() {
  const { pending, current } = useReceiptQuestions();
  return pending.map((withdrawal) => (
    <ReceiptDialog key={questionKey(withdrawal)} withdrawal={withdrawal} open={withdrawal === current} />
  ));
}
