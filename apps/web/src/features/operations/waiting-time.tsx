import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../data/calls/server-time';
import { numberFormat } from '../../i18n/intl-formats';

const MINUTE = 60_000;

/** Minutes, hours or days since then, by the server's clock. */
export function WaitingTime({ since }: { since: string }) {
  const { language } = useTranslation().i18n;
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), MINUTE / 4);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / MINUTE));
  const [value, unit] =
    minutes < 60
      ? ([minutes, 'minute'] as const)
      : minutes < 48 * 60
        ? ([Math.floor(minutes / 60), 'hour'] as const)
        : ([Math.floor(minutes / 1440), 'day'] as const);
  return <time dateTime={since}>{numberFormat(language, { style: 'unit', unit }).format(value)}</time>;
}
