import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../data/calls/server-time';
import { useBrand } from '../../data/start/use-brand';
import { gmtOffset, momentText } from '../../i18n/use-moment-text';

/** The server's time in the brand's time zone, each second, with its offset from GMT. Empty until it has mounted. */
export function SiteClock({ className }: { className?: string }) {
  const { t, i18n } = useTranslation();
  const { timeZone } = useBrand();
  const { clock } = useMemo(() => momentText(i18n.language, timeZone), [i18n.language, timeZone]);
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const tick = () => setNow(new Date(serverNow()));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className={className} role="timer" aria-label={t('shell.clock')}>
      <span>{now ? clock(now) : '\u00a0'}</span>{' '}
      <small>{now ? gmtOffset(now, i18n.language, timeZone) : '\u00a0'}</small>
    </span>
  );
}
