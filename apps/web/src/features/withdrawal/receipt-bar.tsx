import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { AnswerCountdown } from './answer-countdown';
import styles from './receipt-bar.module.css';
import { takeUp, useQuestions } from './receipt-questions';

/** Under the header, while payouts that were put aside wait for an answer. */
export default function ReceiptBar() {
  const { t, i18n } = useTranslation();
  const { aside } = useQuestions();
  const [first] = aside;
  return (
    <div role="status">
      {first && (
        <div className={styles.bar}>
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
        </div>
      )}
    </div>
  );
}
