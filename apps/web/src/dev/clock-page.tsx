import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/forms/button';
import { Page } from '../ui/layout/page';
import { Row } from '../ui/layout/row';
import { Text } from '../ui/layout/text';

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
    <Page title={t('clock.title')} lead={t('clock.text')}>
      <Text strong size="lead" role="status">
        {t('clock.now')}:{' '}
        {now &&
          new Date(now).toLocaleString(i18n.language, {
            dateStyle: 'medium',
            timeStyle: 'medium',
            hourCycle: 'h23',
          })}
      </Text>
      <Row>
        {STEPS.map(({ key, ms }) => (
          <Button key={key} onClick={() => void ask(ms)}>
            + {t(`clock.${key}`)}
          </Button>
        ))}
      </Row>
    </Page>
  );
}

const post = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
