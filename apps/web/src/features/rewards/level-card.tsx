import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isZero } from '#libs/money/amount';
import { displayRound } from '#libs/money/display';
import { useAmountText } from '../../i18n/use-amount-text';
import { LinkButton } from '../../routes/link-button';
import { PATHS } from '../../routes/paths';
import { EmptyState } from '../../ui/art/empty-state';
import { VipLabel } from '../../ui/art/vip-label';
import { Figure } from '../../ui/data/figure';
import { Meter } from '../../ui/data/meter';
import { Row } from '../../ui/layout/row';
import { Section } from '../../ui/layout/section';
import { Stack } from '../../ui/layout/stack';
import { Text } from '../../ui/layout/text';
import { levelProgress } from './level-progress';
import type { Vip } from './rewards.api';

/** How far the member is on the way to the next level. */
export function LevelCard({ vip }: { vip: Vip }) {
  const { t } = useTranslation('rewards');
  const { amount, count } = useAmountText();
  const label = useId();
  const { level, progress, currency } = vip;
  if (level === 0 && isZero(progress)) return <NoLevel vip={vip} />;
  return (
    <Section
      card
      title={t('vip.yourLevel')}
      tools={<VipLabel label={t('vip.level', { level: count(level) })} />}
    >
      <div>
        <Figure size="large">{amount(progress, currency)}</Figure>
        <Text id={label} tone="muted" size="small">
          {t('vip.soFar')}
        </Text>
      </div>
      {vip.checked === null ? (
        <NextLevel vip={vip} label={label} />
      ) : (
        <Text role="status">{t('vip.checked', { level: count(vip.checked) })}</Text>
      )}
    </Section>
  );
}

/** `label`: the id of what names the bar. */
function NextLevel({ vip, label }: { vip: Vip; label: string }) {
  const { t, i18n } = useTranslation('rewards');
  const { amount, count } = useAmountText();
  const { level, levels, progress, nextNeeds, currency } = vip;
  const way = levelProgress(vip);
  if (!way || nextNeeds === null) return <Text strong>{t('vip.highest')}</Text>;
  const next = count(level + 1);
  const round = (value: string) => displayRound(value, currency, i18n.language);
  return (
    <Stack gap={2}>
      <Meter labelledBy={label} value={way.percent} max={100}>
        {t('vip.share', { progress: amount(progress, currency), needs: amount(nextNeeds, currency) })}
      </Meter>
      <Row justify="apart">
        {[level, level + 1].map((each) => (
          <Text key={each} as="span" tone="muted" size="small">
            {round(levels[each]?.needs ?? '0')}
          </Text>
        ))}
      </Row>
      <Text role="status">{t('vip.missing', { amount: amount(way.missing, currency), level: next })}</Text>
    </Stack>
  );
}

/** Nothing was played yet. */
function NoLevel({ vip: { levels, currency } }: { vip: Vip }) {
  const { t, i18n } = useTranslation('rewards');
  const { t: site } = useTranslation();
  const round = (value = '0') => displayRound(value, currency, i18n.language);
  return (
    <EmptyState
      title={t('vip.startTitle')}
      text={t('vip.startText', { needs: round(levels[1]?.needs), upgrade: round(levels[1]?.upgrade) })}
      action={<LinkButton to={PATHS.home}>{site('bets.toGames')}</LinkButton>}
    />
  );
}
