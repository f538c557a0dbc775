import { useTranslation } from 'react-i18next';
import { parseAmount } from '#libs/money/amount';
import { useAmountText } from '../../i18n/use-amount-text';
import { useMomentText } from '../../i18n/use-moment-text';
import { Figure } from '../../ui/data/figure';
import { Section } from '../../ui/layout/section';
import { Text } from '../../ui/layout/text';
import type { Vip } from './rewards.api';

/** The weekly rebate that has come together; below the first level that gets one, which level that is. */
export function WeeklyCard({ vip: { weekly, level, levels, currency } }: { vip: Vip }) {
  const { t } = useTranslation('rewards');
  const { amount, count } = useAmountText();
  const { dateTime } = useMomentText();
  const first = levels.find(({ weeklyShare }) => weeklyShare > 0);
  const isAny = parseAmount(weekly.amount, currency) > 0n;
  if (!first) return null;
  return (
    <Section card title={t('vip.weekly')}>
      {level < first.level && !isAny ? (
        <Text tone="muted">{t('vip.weeklyFrom', { level: count(first.level) })}</Text>
      ) : (
        <div>
          <Figure size="medium">{amount(weekly.amount, currency)}</Figure>
          <Text tone="muted" size="small">
            {t('vip.weeklyAt', { time: dateTime(weekly.paidAt) })}
          </Text>
        </div>
      )}
    </Section>
  );
}
