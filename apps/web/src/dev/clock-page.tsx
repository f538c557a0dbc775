import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button';
import styles from './clock-page.module.css';

const STEPS = [
  { key: 'minute', ms: 60_000 },
  { key: 'halfHour', ms: 30 * 60_000 },
  { key: 'day', ms: 24 * 3600_000 },
] as const;

/** Moves the clock that all programs share, so that a tester need not wait. */
export default function ClockPage() {
  const { t, i18n } = useTranslation();
  const [now, setNow] = useState<string | null>(null);
  const ask = async (advanceMs?: number) => {
    const init = advanceMs === undefined ? undefined : post({ advanceMs });
    const reply = await fetch('/dev/api/clock', init);
    setNow(((await reply.json()) as { now: string }).now);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page opens
  useEffect(() => void ask(), []);
  return (
    <section className={styles.page}>
      <h1>{t('clock.title')}</h1>
      <p>{t('clock.text')}</p>
      <p className={styles.now} role="status">
        {t('clock.now')}:{' '}
        {now &&
          new Date(now).toLocaleString(i18n.language, {
            dateStyle: 'medium',
            timeStyle: 'medium',
            hourCycle: 'h23',
          })}
      </p>
      <div className={styles.steps}>
        {STEPS.map(({ key, ms }) => (
          <Button key={key} onClick={() => void ask(ms)}>
            + {t(`clock.${key}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}

const post = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
