import { useTranslation } from 'react-i18next';
import { useAmountText } from '../../i18n/use-amount-text';
import { WaitingBar } from '../../ui/feedback/waiting-bar';
import { Button } from '../../ui/forms/button';
import { AnswerCountdown } from './answer-countdown';
import { reopenAllQuestions, useReceiptQuestions } from './receipt-questions';

/** Under the header, while questions that were dismissed wait for an answer. */
export default function ReceiptBar() {
  const { t } = useTranslation();
  const { count } = useAmountText();
  const { dismissed } = useReceiptQuestions();
  const [first] = dismissed;
  return (
    <WaitingBar>
      {first && (
        <>
          <span>{t('receipt.waiting', { count: dismissed.length, shown: count(dismissed.length) })}</span>
          <AnswerCountdown deadlineAt={first.deadlineAt} />
          <Button size="small" onClick={reopenAllQuestions}>
            {t('receipt.answer')}
          </Button>
        </>
      )}
    </WaitingBar>
  );
}
