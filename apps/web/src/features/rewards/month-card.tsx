import { useTranslation } from 'react-i18next';
import { useAmountText } from '../../i18n/use-amount-text';
import { useMomentText } from '../../i18n/use-moment-text';
import { Facts } from '../../ui/data/facts';
import { Figure } from '../../ui/data/figure';
import { Section } from '../../ui/layout/section';
import { Text } from '../../ui/layout/text';
import { missingToKeep } from './level-progress';
import type { Vip } from './rewards.api';

/** The valid bet of this month, and what it lacks to keep the level. */
export function MonthCard({ vip }: { vip: Vip }) {
  const { t } = useTranslation('rewards');
  const { amount, count } = useAmountText();
  const { month, currency } = vip;
  return (
    <Section card title={t('vip.month')}>
      <Facts
        items={[
          { label: t('vip.monthBet'), value: <Figure>{amount(month.bet, currency)}</Figure> },
          month.keeps !== null && {
            label: t('vip.keeps', { level: count(vip.level) }),
            value: <Figure>{amount(month.keeps, currency)}</Figure>,
          },
        ]}
      />
      <Text tone="muted" size="small">
        {useKeepText(vip)}
      </Text>
    </Section>
  );
}

function useKeepText(vip: Vip): string {
  const { t } = useTranslation('rewards');
  const { amount, count } = useAmountText();
  const { dateTime } = useMomentText();
  const time = dateTime(vip.month.endsAt);
  const level = count(vip.level);
  if (vip.level === 0) return t('vip.nothingToKeep', { time });
  if (vip.month.keeps === null) return t('vip.safe', { level, time });
  const missing = missingToKeep(vip);
  if (missing === null) return t('vip.kept', { level });
  return t('vip.keepMissing', { amount: amount(missing, vip.currency), time, level });
}
