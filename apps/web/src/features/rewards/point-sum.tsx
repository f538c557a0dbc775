import { useTranslation } from 'react-i18next';
import { useAmountText } from '../../i18n/use-amount-text';
import { Figure } from '../../ui/data/figure';
import { Section } from '../../ui/layout/section';
import { Text } from '../../ui/layout/text';
import { worthOf } from './point-worth';
import type { PointConfig } from './rewards.api';

export function PointSum({ points, rules }: { points: number; rules: PointConfig }) {
  const { t } = useTranslation('rewards');
  const { amount, count } = useAmountText();
  const money = (of: number) => amount(worthOf(of, rules), rules.currency);
  return (
    <Section card title={t('points.yours')}>
      <div role="status">
        <Figure size="large">{count(points)}</Figure>
        <Text tone="muted">{t('points.worth', { amount: money(points) })}</Text>
      </div>
      <Text tone="muted" size="small">
        {t('points.ratio', { points: count(rules.convertMin), amount: money(rules.convertMin) })}
      </Text>
    </Section>
  );
}
