import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge';
import { useQuestions } from './receipt-questions';

/** How many payouts wait for the member's word. */
export default function ReceiptBadge({ corner }: { corner?: boolean }) {
  const { t, i18n } = useTranslation();
  const { open } = useQuestions();
  return (
    <Badge
      corner={corner}
      count={open.length}
      label={t('receipt.waitingCount')}
      format={(count) => count.toLocaleString(i18n.language)}
    />
  );
}
