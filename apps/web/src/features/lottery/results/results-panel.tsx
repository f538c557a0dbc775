import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LotteryGame } from '#libs/lottery/common/games';
import { Stack } from '../../../ui/layout/stack';
import { Chips } from '../picking/chips';
import { DayResults } from './day-results';
import { FiguresTable } from './figures-table';
import { MissingChart } from './missing-chart';
import { Roads } from './roads';
import { TrendPanel } from './trend-panel';

const VIEWS = ['days', 'figures', 'roads', 'missing'] as const;
type View = (typeof VIEWS)[number];

/** What was drawn: day by day, and what the last draws have shown. */
export function ResultsPanel({ game }: { game: LotteryGame }) {
  const { t } = useTranslation('lottery', { keyPrefix: 'trends' });
  const [view, setView] = useState<View>('days');
  return (
    <Stack gap={4}>
      <Chips
        label={t('views')}
        value={view}
        options={VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
        onChange={setView}
      />
      {view === 'days' && <DayResults game={game} />}
      {view === 'figures' && (
        <TrendPanel game={game}>{(trend) => <FiguresTable game={game} trend={trend} />}</TrendPanel>
      )}
      {view === 'roads' && (
        <TrendPanel game={game}>{(trend) => <Roads game={game} trend={trend} />}</TrendPanel>
      )}
      {view === 'missing' && (
        <TrendPanel game={game}>{(trend) => <MissingChart game={game} trend={trend} />}</TrendPanel>
      )}
    </Stack>
  );
}
