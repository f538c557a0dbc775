import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../data/calls/server-time';
import { useLanguage } from '../../data/preferences/language';
import { useMomentText } from '../../i18n/use-moment-text';
import styles from './header.module.css';

/** The server's time on this machine's wall, each second, with its distance from GMT. Empty until it has mounted. */
export function HeaderClock() {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { clock } = useMomentText();
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const tick = () => setNow(new Date(serverNow()));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className={styles.clock} role="timer" aria-label={t('shell.clock')}>
      <span>{now ? clock(now) : '\u00a0'}</span>
      <small>{now ? gmt(now, locale) : '\u00a0'}</small>
    </span>
  );
}

function gmt(now: Date, locale: string): string {
  const minutes = -now.getTimezoneOffset();
  const number = (value: number) => value.toLocaleString(locale);
  const rest = Math.abs(minutes) % 60;
  const sign = minutes < 0 ? '-' : '+';
  return `GMT${sign}${number(Math.floor(Math.abs(minutes) / 60))}${rest ? `:${number(rest)}` : ''}`;
}
