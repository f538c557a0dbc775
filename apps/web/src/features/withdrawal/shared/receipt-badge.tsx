import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/data/badge';
import { useReceiptQuestions } from '../receipt-questions';

/** The number of unanswered payouts. */
export default function ReceiptBadge({ corner }: { corner?: boolean }) {
  const { t } = useTranslation();
  const { unanswered } = useReceiptQuestions();
  return <Badge corner={corner} count={unanswered.length} label={t('receipt.waitingCount')} />;
}
