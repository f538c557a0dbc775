import { useTranslation } from 'react-i18next';
import { serverNow } from '../data/calls/server-time';
import { Countdown, type CountdownProps } from '../ui/data/countdown';

interface DeadlineProps extends Pick<CountdownProps, 'label' | 'onEnd' | 'size' | 'urgentSeconds'> {
  /** ISO 8601. */
  at: string;
}

/** The time that is left, by the server's clock, in the digits of the language; with days from two on. */
export function Deadline({ at, ...countdown }: DeadlineProps) {
  const { language } = useTranslation().i18n;
  const two = (value: number) => value.toLocaleString(language, { minimumIntegerDigits: 2 });
  const days = (value: number) =>
    value.toLocaleString(language, { style: 'unit', unit: 'day', unitDisplay: 'short' });
  const format = (seconds: number) => {
    const hours = Math.floor(seconds / 3600);
    const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
    if (hours >= 48) return `${days(Math.floor(hours / 24))} ${two(hours % 24)}:${rest}`;
    return hours > 0 ? `${hours.toLocaleString(language)}:${rest}` : rest;
  };
  return <Countdown {...countdown} deadlineMs={Date.parse(at)} nowMs={serverNow} format={format} />;
}
