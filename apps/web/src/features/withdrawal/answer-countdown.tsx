import { useTranslation } from 'react-i18next';
import { Deadline } from '../../lists/deadline';
import type { CountdownProps } from '../../ui/data/countdown';

const URGENT_SECONDS = 120;

interface AnswerCountdownProps extends Pick<CountdownProps, 'onEnd' | 'size'> {
  /** ISO 8601. */
  deadlineAt: string;
}

/** The time that is left for an answer. */
export function AnswerCountdown({ deadlineAt, ...countdown }: AnswerCountdownProps) {
  const { t } = useTranslation();
  return (
    <Deadline {...countdown} at={deadlineAt} label={t('receipt.timeLeft')} urgentSeconds={URGENT_SECONDS} />
  );
}
