import { useTranslation } from 'react-i18next';
import { GameTileSkeleton } from '../../ui/art/game-tile';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import grid from './shared/game-grid.module.css';

const PLACES = [0, 1, 2, 3, 4, 5];

/** Holds the place of a grid of games while they are on the way. */
export function GridWaiting() {
  const { t } = useTranslation();
  return (
    <div className={grid.grid} aria-busy="true">
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      {PLACES.map((place) => (
        <GameTileSkeleton key={place} />
      ))}
    </div>
  );
}
