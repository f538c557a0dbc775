import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { WithdrawalSummary } from '#libs/cashier/common/withdrawal.calls';
import { withdrawalChart } from '#libs/cashier/common/withdrawal.chart';
import { openMoves } from '#libs/platform/common/chart';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { AnswerCountdown } from './answer-countdown';
import { receiptAnswers } from './receipt-answers';
import { questionKey, takeUp } from './receipt-questions';
import styles from './withdrawal-detail-page.module.css';

/** The one thing to do next; none while others are at work. */
export function WithdrawalAction({ withdrawal }: { withdrawal: WithdrawalSummary }) {
  const { t } = useTranslation();
  if (receiptAnswers(withdrawal).length > 0) {
    return (
      <div className={styles.action}>
        <Button tone="primary" size="large" onClick={() => takeUp(questionKey(withdrawal))}>
          {t('withdrawal.answerNow')}
        </Button>
        <p className={styles.deadline}>
          {t('withdrawal.endsIn')}
          <AnswerCountdown withdrawal={withdrawal} />
          {t('withdrawal.countsAs')}
        </p>
      </div>
    );
  }
  const over = openMoves(withdrawalChart, withdrawal.status).length === 0;
  if (!over) return null;
  return <ButtonLink render={<Link to="/member/withdraw" />}>{t('withdrawal.again')}</ButtonLink>;
}
