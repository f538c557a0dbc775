import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { WaitingBar } from '../../ui/waiting-bar';
import { AnswerCountdown } from './answer-countdown';
import { takeUp, useQuestions } from './receipt-questions';

/** Under the header, while payouts that were put aside wait for an answer. */
export default function ReceiptBar() {
  const { t, i18n } = useTranslation();
  const { aside } = useQuestions();
  const [first] = aside;
  return (
    <WaitingBar>
      {first && (
        <>
          <span>
            {t('receipt.waiting', {
              count: aside.length,
              shown: aside.length.toLocaleString(i18n.language),
            })}
          </span>
          <AnswerCountdown withdrawal={first} />
          <Button size="small" onClick={() => takeUp()}>
            {t('receipt.answer')}
          </Button>
        </>
      )}
    </WaitingBar>
  );
}
