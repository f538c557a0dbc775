import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LotteryGame } from '#libs/lottery/common/games';
import { useAmountText } from '../../../i18n/use-amount-text';
import { BarChart } from '../../../ui/data/bar-chart';
import { Facts } from '../../../ui/data/facts';
import { Stack } from '../../../ui/layout/stack';
import type { Trend } from '../lottery.api';
import { useTokenText } from '../picking/use-token-text';
import { usePlaceChoice } from './place-choice';
import { type TrendNumber, useMissingText } from './trend-figures';

interface MissingChartProps {
  game: LotteryGame;
  trend: Trend;
}

/** How long each number of a place is away, as bars; that of the chosen one in words. */
export function MissingChart({ game, trend }: MissingChartProps) {
  const { choice, name, place, numbers } = usePlaceChoice(game, trend);
  return (
    <Stack gap={4}>
      {choice}
      <Chart key={place} name={name} numbers={numbers} trend={trend} />
    </Stack>
  );
}

interface ChartProps {
  name: string;
  numbers: TrendNumber[];
  trend: Trend;
}

function Chart({ name, numbers, trend }: ChartProps) {
  const { t } = useTranslation('lottery', { keyPrefix: 'trends' });
  const { count } = useAmountText();
  const tokenText = useTokenText();
  const missingText = useMissingText(trend);
  const most = Math.max(...numbers.map(({ missing }) => missing));
  const longest = numbers.findIndex(({ missing }) => missing === most);
  const [chosen, setChosen] = useState<number>();
  const at = chosen ?? longest;
  const shown = numbers[at];
  const [first, last] = [numbers[0], numbers.at(-1)];
  return (
    <>
      <BarChart
        label={t('chart', { place: name })}
        points={numbers.map(({ number, missing }) => ({
          key: number,
          value: missing,
          text: t('bar', { number: tokenText(number), shown: missingText(missing) }),
        }))}
        at={at}
        onAt={setChosen}
        from={first ? tokenText(first.number) : ''}
        to={last ? tokenText(last.number) : ''}
        top={missingText(most)}
      />
      {shown && (
        <Facts
          items={[
            { label: t('number'), value: tokenText(shown.number) },
            { label: t('missing'), value: missingText(shown.missing) },
            { label: t('hits'), value: count(shown.hits) },
            { label: t('average'), value: count(shown.averageMissing) },
            { label: t('longest'), value: missingText(shown.longestMissing) },
          ]}
        />
      )}
    </>
  );
}
