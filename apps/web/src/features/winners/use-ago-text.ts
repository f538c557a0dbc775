import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../data/calls/server-time';
import { numberFormat } from '../../i18n/intl-formats';

const TICK_MS = 15_000;
const MINUTE_MS = 60_000;

/** How long ago a moment is, in the shortest words: "now", "2 min", "3 hr". Moves by itself. */
export function useAgoText(): (at: string) => string {
  const { t, i18n } = useTranslation();
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return (at) => {
    const minutes = Math.floor((Math.max(now, serverNow()) - Date.parse(at)) / MINUTE_MS);
    if (minutes < 1) return t('winners.now');
    const [value, unit] = minutes < 60 ? [minutes, 'minute'] : [Math.floor(minutes / 60), 'hour'];
    return numberFormat(i18n.language, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  };
}
