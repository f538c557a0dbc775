import { useTranslation } from 'react-i18next';
import type { WithdrawalSummary } from '#libs/cashier/common/withdrawal.calls';
import { withdrawalChart } from '#libs/cashier/common/withdrawal.chart';
import { openMoves } from '#libs/platform/common/chart';
import { NextAction } from '../../lists/detail';
import { LinkButton } from '../../routes/link-button';
import { PATHS } from '../../routes/paths';
import { Button } from '../../ui/forms/button';
import { AnswerCountdown } from './answer-countdown';
import { allowedAnswers } from './receipt-answers';
import { questionKey, reopenQuestions } from './receipt-questions';

/** The one thing to do next; none while others are at work. */
export function WithdrawalAction({ withdrawal }: { withdrawal: WithdrawalSummary }) {
  const { t } = useTranslation();
  if (allowedAnswers(withdrawal).length > 0) {
    return (
      <NextAction
        note={
          <>
            {t('withdrawal.endsIn')} <AnswerCountdown withdrawal={withdrawal} /> {t('withdrawal.countsAs')}
          </>
        }
      >
        <Button tone="primary" size="large" onClick={() => reopenQuestions(questionKey(withdrawal))}>
          {t('withdrawal.answerNow')}
        </Button>
      </NextAction>
    );
  }
  const over = openMoves(withdrawalChart, withdrawal.status).length === 0;
  if (!over) return null;
  return <LinkButton to={PATHS.withdraw}>{t('withdrawal.again')}</LinkButton>;
}
