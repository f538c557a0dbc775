import { useTranslation } from 'react-i18next';
import type { Game } from '#libs/games/common/games.calls';
import { GameGrid } from '../games/shared/game-grid';
import styles from './home-page.module.css';

interface GameSectionProps {
  title: string;
  games: Game[];
  onMore?: () => void;
}

export function GameSection({ title, games, onMore }: GameSectionProps) {
  const { t } = useTranslation();
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {onMore && (
          <button type="button" onClick={onMore} aria-label={`${t('home.showMore')}: ${title}`}>
            {t('home.showMore')}
          </button>
        )}
      </div>
      <GameGrid games={games} />
    </section>
  );
}
