import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStart } from '../../data/start/start-context';
import styles from './closed-page.module.css';

/** When the maintenance is to end: in the visitor's time, and in the server's picture in the brand's. */
export function EndTime({ at }: { at: string }) {
  const { t, i18n } = useTranslation();
  const { closed } = useStart();
  const [here, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  const timeZone = here ? undefined : closed?.timeZone;
  const text = useMemo(() => {
    const when = new Date(at);
    if (Number.isNaN(when.getTime())) return null;
    const style = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const;
    return new Intl.DateTimeFormat(i18n.language, {
      ...style,
      hourCycle: 'h23',
      timeZoneName: 'short',
      timeZone,
    }).format(when);
  }, [at, i18n.language, timeZone]);
  if (text === null) return null;
  return (
    <p className={styles.fact}>
      {t('closed.end')} {/* The browser may write a zone's name in another way than the server. */}
      <time dateTime={at} suppressHydrationWarning>
        {text}
      </time>
    </p>
  );
}
