import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAmountText } from '../../i18n/use-amount-text';
import { useMomentText } from '../../i18n/use-moment-text';
import { BarChart } from '../../ui/data/bar-chart';
import { Row } from '../../ui/layout/row';
import { Text } from '../../ui/layout/text';
import styles from './overview-page.module.css';
import type { TeamOverview } from './team.api';

type Part = 'validBet' | 'profit';

/** Valid bet and profit over the span, each on a scale of its own, since the profit is small beside the bets. */
export function OverviewSeries({ overview }: { overview: TeamOverview }) {
  const { t } = useTranslation('agency');
  const { amount } = useAmountText();
  const when = useWhen(overview);
  const { series, currency } = overview;
  const [looked, setLooked] = useState<number | null>(null);
  const at = looked !== null && looked < series.length ? looked : series.length - 1;
  const point = series[at];
  const [first, last] = [series[0], series.at(-1)];
  if (!point || !first || !last) return null;
  const chart = (part: Part) => (
    <BarChart
      label={t(`team.overview.${part}`)}
      tone={part === 'profit' ? 'sign' : 'plain'}
      points={series.map((each) => ({
        key: each.at,
        value: Number(each[part]),
        text: `${when(each.at)}: ${amount(each[part], currency)}`,
      }))}
      at={at}
      onAt={setLooked}
      from={when(first.at)}
      to={when(last.at)}
      top={amount(highest(series.map((each) => each[part])), currency)}
    />
  );
  return (
    <section className={styles.charts}>
      <div className={styles.wide}>
        <h2>{isHourly(overview) ? t('team.overview.chartHours') : t('team.overview.chart')}</h2>
        <Row as="p" gap={5} className={styles.reading}>
          <span>{when(point.at)}</span>
          <span>
            {t('team.overview.validBet')} <b>{amount(point.validBet, currency)}</b>
          </span>
          <span>
            {t('team.overview.profit')} <b>{amount(point.profit, currency)}</b>
          </span>
        </Row>
      </div>
      {chart('validBet')}
      {chart('profit')}
      <Text size="small" tone="muted" className={styles.wide}>
        {t('team.overview.profitNote')}
      </Text>
    </section>
  );
}

const DAY_MS = 86_400_000;

/** Points less than a day apart; a change of clocks makes a day an hour shorter. */
function isHourly({ series }: TeamOverview): boolean {
  const [first, second] = series;
  return (
    first !== undefined && second !== undefined && Date.parse(second.at) - Date.parse(first.at) < DAY_MS / 2
  );
}

function useWhen(overview: TeamOverview) {
  const { i18n } = useTranslation();
  const { time } = useMomentText();
  const day = new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'short' });
  return (at: string) =>
    isHourly(overview) ? `${day.format(new Date(at))}, ${time(at)}` : day.format(new Date(at));
}

const highest = (amounts: string[]): string =>
  amounts.reduce((high, each) => (Number(each) > Number(high) ? each : high), amounts[0] ?? '0');
