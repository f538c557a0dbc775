import { useTranslation } from 'react-i18next';
import type { WithdrawalSummary } from '#libs/cashier/common/withdrawal.calls';
import { withdrawalChart } from '#libs/cashier/common/withdrawal.chart';
import { openMoves } from '#libs/platform/common/chart';
import { LinkButton } from '../../routes/link-button';
import { PATHS } from '../../routes/paths';
import { Button } from '../../ui/forms/button';
import { AnswerDeadline } from './answer-deadline';
import { reopenQuestion } from './receipt-questions';
import { isUnanswered } from './unanswered-payout';

/** What the member can do next: answer, or order again once it is over. Nothing while operators are at work. */
export function WithdrawalAction({ withdrawal }: { withdrawal: WithdrawalSummary }) {
  const { t } = useTranslation();
  if (isUnanswered(withdrawal)) {
    return (
      <>
        <Button tone="primary" size="large" onClick={() => reopenQuestion(withdrawal)}>
          {t('withdrawal.answerNow')}
        </Button>
        <AnswerDeadline deadlineAt={withdrawal.deadlineAt} />
      </>
    );
  }
  const isOver = openMoves(withdrawalChart, withdrawal.status).length === 0;
  return isOver && <LinkButton to={PATHS.withdraw}>{t('withdrawal.newWithdrawal')}</LinkButton>;
}
