import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LotteryGame } from '#libs/lottery/common/games';
import type { Trend } from '../lottery.api';
import { Chips } from '../picking/chips';
import { usePlaceName } from './use-place-name';

/** Which place of a trend is looked at, and its control; of one place alone there is nothing to choose. */
export function usePlaceChoice({ family }: LotteryGame, { places }: Trend) {
  const { t } = useTranslation('lottery', { keyPrefix: 'trends' });
  const name = usePlaceName(family);
  const [chosen, setChosen] = useState(places[0]?.place ?? 'numbers');
  const shown = places.find(({ place }) => place === chosen);
  return {
    place: chosen,
    name: name(chosen),
    numbers: shown?.numbers ?? [],
    choice: places.length > 1 && (
      <Chips
        label={t('place')}
        value={chosen}
        options={places.map(({ place }) => ({ value: place, label: name(place) }))}
        onChange={setChosen}
      />
    ),
  };
}
