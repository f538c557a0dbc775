import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseAmount, toWire } from '#libs/money/amount';
import type { Bonus } from '#libs/wagering/common/bonus';
import { useAmountText } from '../../i18n/use-amount-text';
import { useMomentText } from '../../i18n/use-moment-text';
import { Deadline } from '../../lists/deadline';
import { type Fact, Facts } from '../../ui/data/facts';
import { Figure } from '../../ui/data/figure';
import { Meter } from '../../ui/data/meter';
import { StatusPill } from '../../ui/data/status-pill';
import { Button } from '../../ui/forms/button';
import { Card } from '../../ui/layout/card';
import { Row } from '../../ui/layout/row';
import { Stack } from '../../ui/layout/stack';
import { Text } from '../../ui/layout/text';
import { CountedGames } from './counted-games';
import { GiveUpDialog } from './give-up-dialog';

const HOUR_SECONDS = 3600;

/** A bonus that is open: what is there, how far it is, its rules, and the way to give it up. */
export function BonusCard({ bonus, others }: { bonus: Bonus; others: number }) {
  const { t } = useTranslation('bonuses');
  const { amount } = useAmountText();
  const [givingUp, setGivingUp] = useState(false);
  const show = (text: string) => amount(text, bonus.currency);
  const waits = bonus.status === 'queued';
  return (
    <Card as="li">
      <Stack gap={3}>
        <Row justify="apart">
          <Text as="h3" size="lead" strong>
            {t('name', { amount: show(bonus.amount) })}
          </Text>
          <StatusPill tone={bonus.status === 'active' ? 'gain' : waits ? 'neutral' : 'progress'}>
            {t(`states.${bonus.status}`)}
          </StatusPill>
        </Row>
        {waits ? <Text tone="muted">{t('waitsText')}</Text> : <Progress bonus={bonus} />}
        <Facts items={useRules(bonus)} />
        <CountedGames rates={bonus.rates} />
        <Row>
          <Button onClick={() => setGivingUp(true)}>{t('giveUp')}</Button>
        </Row>
      </Stack>
      {givingUp && <GiveUpDialog bonus={bonus} others={others} onClose={() => setGivingUp(false)} />}
    </Card>
  );
}

function Progress({ bonus }: { bonus: Bonus }) {
  const { t } = useTranslation('bonuses');
  const { amount } = useAmountText();
  const label = useId();
  const { currency, money, required, left, status } = bonus;
  const [whole, rest] = [parseAmount(required, currency), parseAmount(left, currency)];
  const done = toWire(whole - rest, currency);
  const share = t('share', { done: amount(done, currency), required: amount(required, currency) });
  return (
    <Stack gap={2}>
      <Row justify="apart" align="baseline">
        <span>{t('money')}</span>
        <Figure size="medium">{amount(money, currency)}</Figure>
      </Row>
      <Row justify="apart" align="baseline">
        <span id={label}>{t('progress')}</span>
        <Figure>{share}</Figure>
      </Row>
      <Meter labelledBy={label} max={Number(whole)} value={Number(whole - rest)}>
        {share}
      </Meter>
      <Text size="small" role="status">
        {status === 'closing' ? t('closingText') : t('leftText', { left: amount(left, currency) })}
      </Text>
    </Stack>
  );
}

function useRules(bonus: Bonus): (Fact | false)[] {
  const { t } = useTranslation('bonuses');
  const { amount } = useAmountText();
  const { dateTime } = useMomentText();
  const { status, currency, maxBet, releaseCap, expiresAt, activateBefore, required } = bonus;
  const waits = status === 'queued';
  return [
    status === 'active' &&
      expiresAt !== null && {
        label: t('timeLeft'),
        value: <Deadline at={expiresAt} label={t('timeLeft')} urgentSeconds={HOUR_SECONDS} />,
      },
    status === 'active' && expiresAt !== null && { label: t('playUntil'), value: dateTime(expiresAt) },
    waits && { label: t('toBet'), value: amount(required, currency) },
    waits && activateBefore !== null && { label: t('beginsBefore'), value: dateTime(activateBefore) },
    maxBet !== null && { label: t('maxBet'), value: amount(maxBet, currency) },
    releaseCap !== null && { label: t('cap'), value: amount(releaseCap, currency) },
    { label: t('stakes'), value: t(`counts.${bonus.counts}`) },
    { label: t('withdrawal'), value: t(`onWithdrawal.${bonus.onWithdrawal}`) },
  ];
}
