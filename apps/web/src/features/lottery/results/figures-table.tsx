import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LotteryGame } from '#libs/lottery/common/games';
import { useAmountText } from '../../../i18n/use-amount-text';
import { DataTable } from '../../../ui/data/data-table';
import { Stack } from '../../../ui/layout/stack';
import { Text } from '../../../ui/layout/text';
import type { Trend } from '../lottery.api';
import { useTokenText } from '../picking/use-token-text';
import { usePlaceChoice } from './place-choice';
import { FIGURES, type Figure, sortedBy, useMissingText } from './trend-figures';

interface FiguresTableProps {
  game: LotteryGame;
  trend: Trend;
}

/** How often each number of a place came, and how long it stays away. */
export function FiguresTable({ game, trend }: FiguresTableProps) {
  const { t } = useTranslation('lottery', { keyPrefix: 'trends' });
  const { count } = useAmountText();
  const tokenText = useTokenText();
  const missingText = useMissingText(trend);
  const { name, numbers, choice } = usePlaceChoice(game, trend);
  const [sort, setSort] = useState<{ key: Figure | 'number'; falls: boolean }>({
    key: 'number',
    falls: false,
  });
  const texts: Record<Figure, (value: number) => string> = {
    missing: missingText,
    hits: count,
    averageMissing: count,
    longestMissing: missingText,
    longestRun: count,
  };
  return (
    <Stack gap={4}>
      {choice}
      <DataTable
        caption={t('figures', { place: name })}
        dense
        wide
        columns={[
          {
            key: 'number',
            header: t('number'),
            sortable: true,
            cell: ({ number }) => <strong>{tokenText(number)}</strong>,
          },
          ...FIGURES.map(({ figure, header }) => ({
            key: figure,
            header: t(header),
            figures: true,
            sortable: true,
            cell: (row: Trend['places'][number]['numbers'][number]) => texts[figure](row[figure]),
          })),
        ]}
        rows={sortedBy(numbers, sort)}
        rowKey={({ number }) => number}
        empty={null}
        sort={{
          key: sort.key,
          direction: sort.falls ? 'descending' : 'ascending',
          onSort: (key) => {
            const next = FIGURES.find(({ figure }) => figure === key)?.figure ?? 'number';
            // The largest figures are looked for first.
            setSort({ key: next, falls: next === sort.key ? !sort.falls : next !== 'number' });
          },
        }}
      />
      <Text size="small" tone="muted">
        {t('explain')}
      </Text>
    </Stack>
  );
}
