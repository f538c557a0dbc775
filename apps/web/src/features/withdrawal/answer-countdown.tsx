import { useTranslation } from 'react-i18next';
import { useIsMaintenance } from '../../data/site/site-status';
import { Deadline } from '../../lists/deadline';
import type { CountdownProps } from '../../ui/data/countdown';
import { Text } from '../../ui/layout/text';

const URGENT_SECONDS = 120;

interface AnswerCountdownProps extends Pick<CountdownProps, 'onEnd' | 'size'> {
  /** ISO 8601. */
  deadlineAt: string;
}

/** The time that is left for an answer. No deadline passes during a maintenance, and the end of one moves it. */
export function AnswerCountdown({ deadlineAt, ...countdown }: AnswerCountdownProps) {
  const { t } = useTranslation();
  if (useIsMaintenance()) return <Text as="span">{t('receipt.pausedShort')}</Text>;
  return (
    <Deadline {...countdown} at={deadlineAt} label={t('receipt.timeLeft')} urgentSeconds={URGENT_SECONDS} />
  );
}
