import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LotteryGame } from '#libs/lottery/common/games';
import { EmptyState } from '../../../ui/art/empty-state';
import { Stack } from '../../../ui/layout/stack';
import { Text } from '../../../ui/layout/text';
import type { Trend } from '../lottery.api';
import { Chips } from '../picking/chips';
import { BeadRoad } from './bead-road';
import { usePlaceName } from './use-place-name';

interface RoadsProps {
  game: LotteryGame;
  trend: Trend;
}

const DUELS = 'duels';
type Road = Trend['roads'][number];
type Group = Road['place'] | typeof DUELS;

const groupOf = ({ place, against }: Road): Group => (against === null ? place : DUELS);

/** Which sides won in the last draws, place by place. */
export function Roads({ game, trend }: RoadsProps) {
  const { t } = useTranslation('lottery', { keyPrefix: 'trends' });
  const name = usePlaceName(game.family);
  const groups = [...new Set(trend.roads.map(groupOf))];
  const [chosen, setChosen] = useState(groups[0]);
  if (chosen === undefined) return <EmptyState heading="h3" title={t('noRoads')} />;
  const titleOf = ({ kind, place, against }: Road) =>
    t(`kinds.${kind}`, { place: name(place), against: against ? name(against) : '' });
  return (
    <Stack gap={4}>
      {groups.length > 1 && (
        <Chips
          label={t('place')}
          value={chosen}
          options={groups.map((value) => ({
            value,
            label: value === DUELS ? t('dragonTiger') : name(value),
          }))}
          onChange={setChosen}
        />
      )}
      {trend.roads
        .filter((road) => groupOf(road) === chosen)
        .map((road) => (
          <BeadRoad key={titleOf(road)} title={titleOf(road)} marks={road.marks} />
        ))}
      <Text size="small" tone="muted">
        {t('order')}
      </Text>
    </Stack>
  );
}
