import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAmountText } from '../../i18n/use-amount-text';
import { useDayText } from '../../i18n/use-day-text';
import { BarChart } from '../../ui/data/bar-chart';
import { Row } from '../../ui/layout/row';
import { Text } from '../../ui/layout/text';
import type { DayProfit } from './every-day';

/** The days of the span, gains above the line and losses below it. */
export function ProfitByDay({ days, currency }: { days: DayProfit[]; currency: string }) {
  const { t } = useTranslation();
  const { amount } = useAmountText();
  const dayText = useDayText();
  const [looked, setLooked] = useState<string | null>(null);
  const found = days.findIndex(({ key }) => key === looked);
  const at = found < 0 ? days.length - 1 : found;
  const [first, shown, last] = [days[0], days[at], days.at(-1)];
  if (!first || !shown || !last) return null;
  const highest = days.reduce((high, day) => (Number(day.profitLoss) > Number(high.profitLoss) ? day : high));
  return (
    <section aria-label={t('profit.chart')}>
      <Row as="p" gap={4}>
        <Text as="span" tone="muted">
          {dayText(shown.key)}
        </Text>
        <b>{amount(shown.profitLoss, currency)}</b>
      </Row>
      <BarChart
        label={t('bets.result')}
        tone="sign"
        points={days.map(({ key, profitLoss }) => ({
          key,
          value: Number(profitLoss),
          text: `${dayText(key)}: ${amount(profitLoss, currency)}`,
        }))}
        at={at}
        onAt={(next) => setLooked(days[next]?.key ?? null)}
        from={dayText(first.key)}
        to={dayText(last.key)}
        top={amount(highest.profitLoss, currency)}
      />
    </section>
  );
}
