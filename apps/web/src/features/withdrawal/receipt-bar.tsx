import { useTranslation } from 'react-i18next';
import { WaitingBar } from '../../ui/feedback/waiting-bar';
import { Button } from '../../ui/forms/button';
import { AnswerCountdown } from './answer-countdown';
import { reopenQuestions, useReceiptQuestions } from './receipt-questions';

/** Under the header, while questions that were dismissed wait for an answer. */
export default function ReceiptBar() {
  const { t, i18n } = useTranslation();
  const { dismissed } = useReceiptQuestions();
  const [first] = dismissed;
  return (
    <WaitingBar>
      {first && (
        <>
          <span>
            {t('receipt.waiting', {
              count: dismissed.length,
              shown: dismissed.length.toLocaleString(i18n.language),
            })}
          </span>
          <AnswerCountdown withdrawal={first} />
          <Button size="small" onClick={() => reopenQuestions()}>
            {t('receipt.answer')}
          </Button>
        </>
      )}
    </WaitingBar>
  );
}
