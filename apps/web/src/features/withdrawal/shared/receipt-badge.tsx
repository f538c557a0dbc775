import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/data/badge';
import { useReceiptQuestions } from '../receipt-questions';

/** How many payouts wait for the member's word. */
export default function ReceiptBadge({ corner }: { corner?: boolean }) {
  const { t } = useTranslation();
  const { pending } = useReceiptQuestions();
  return <Badge corner={corner} count={pending.length} label={t('receipt.waitingCount')} />;
}
