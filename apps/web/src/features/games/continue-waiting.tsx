import { useTranslation } from 'react-i18next';
import { GameTileSkeleton } from '../../ui/art/game-tile';
import { Rail } from '../../ui/layout/rail';

const PLACES = [0, 1, 2, 3, 4, 5, 6];

export function ContinueWaiting() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <Rail
        title={t('games.continue')}
        items={PLACES.map((place) => <GameTileSkeleton key={place} />)}
        previousLabel={t('games.previousGames')}
        nextLabel={t('games.nextGames')}
      />
    </div>
  );
}
