import { useTranslation } from 'react-i18next';
import { GameTileSkeleton } from '../../ui/art/game-tile';
import { Skeleton } from '../../ui/feedback/skeleton';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import grid from '../games/shared/game-grid.module.css';
import styles from './home-page.module.css';

/** The boxes of home while its data is on the way. */
export function HomeSkeleton() {
  const { t } = useTranslation();
  const waiting = <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>;
  const tiles = (
    <div className={grid.grid}>
      {[0, 1, 2, 3, 4, 5].map((place) => (
        <GameTileSkeleton key={place} />
      ))}
    </div>
  );
  return (
    <div className={styles.page} aria-busy="true">
      <div className={styles.main}>
        <div className={styles.lead}>
          {waiting}
          <Skeleton shape="block" className={styles.heroWaiting} />
          <Skeleton shape="block" className={styles.lineWaiting} />
        </div>
        <div className={styles.sections}>
          <div>
            <Skeleton shape="title" className={styles.titleWaiting} />
            {tiles}
          </div>
        </div>
      </div>
    </div>
  );
}
