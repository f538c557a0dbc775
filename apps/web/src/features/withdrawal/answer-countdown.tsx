import { useTranslation } from 'react-i18next';
import type { WithdrawalSummary } from '#libs/cashier/common/withdrawal.calls';
import { serverNow } from '../../api/server-time';
import { Countdown, type CountdownProps } from '../../ui/countdown';

const URGENT_SECONDS = 120;

interface AnswerCountdownProps extends Pick<CountdownProps, 'onEnd' | 'size'> {
  withdrawal: Pick<WithdrawalSummary, 'deadlineAt'>;
}

/** The time that is left for an answer, by the server's clock, in the digits of the language. */
export function AnswerCountdown({ withdrawal, onEnd, size }: AnswerCountdownProps) {
  const { t, i18n } = useTranslation();
  if (withdrawal.deadlineAt === null) return null;
  const two = (value: number) => value.toLocaleString(i18n.language, { minimumIntegerDigits: 2 });
  const format = (seconds: number) => {
    const hours = Math.floor(seconds / 3600);
    const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
    return hours > 0 ? `${hours.toLocaleString(i18n.language)}:${rest}` : rest;
  };
  return (
    <Countdown
      deadlineMs={Date.parse(withdrawal.deadlineAt)}
      nowMs={serverNow}
      label={t('receipt.timeLeft')}
      format={format}
      urgentSeconds={URGENT_SECONDS}
      onEnd={onEnd}
      size={size}
    />
  );
}
