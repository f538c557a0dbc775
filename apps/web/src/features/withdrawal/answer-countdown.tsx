import { useTranslation } from 'react-i18next';
import type { WithdrawalSummary } from '#libs/cashier/common/withdrawal.calls';
import { Deadline } from '../../lists/deadline';
import type { CountdownProps } from '../../ui/data/countdown';

const URGENT_SECONDS = 120;

interface AnswerCountdownProps extends Pick<CountdownProps, 'onEnd' | 'size'> {
  withdrawal: Pick<WithdrawalSummary, 'deadlineAt'>;
}

/** The time that is left for an answer. */
export function AnswerCountdown({ withdrawal: { deadlineAt }, ...countdown }: AnswerCountdownProps) {
  const { t } = useTranslation();
  if (deadlineAt === null) return null;
  return (
    <Deadline {...countdown} at={deadlineAt} label={t('receipt.timeLeft')} urgentSeconds={URGENT_SECONDS} />
  );
}
