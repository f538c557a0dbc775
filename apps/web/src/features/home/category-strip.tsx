import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Game } from '#libs/games/common/games.calls';
import type { HomeData } from '#libs/portal/common/portal.calls';
import { LOBBY_PATHS, type LobbyCode } from '../../routes/paths';
import { CategoryIcon } from '../../ui/art/category-icon';
import styles from './category-strip.module.css';

interface CategoryStripProps {
  sections: HomeData['sections'];
}

/** Categories with too few games for rows of tiles: a line each, which leads to the lobby. */
export function CategoryStrip({ sections }: CategoryStripProps) {
  const { t, i18n } = useTranslation();
  if (sections.length === 0) return null;
  return (
    <section aria-labelledby="categories">
      <h2 id="categories" className={styles.title}>
        {t('home.otherCategories')}
      </h2>
      <ul className={styles.list}>
        {sections.map(({ gameType, games, total }) => (
          <li key={gameType} data-closed={isClosed(games) || undefined}>
            <Link to={LOBBY_PATHS[gameType as LobbyCode]} className={styles.row}>
              <span className={styles.icon}>
                <CategoryIcon code={gameType as LobbyCode} size={22} />
              </span>
              <span className={styles.words}>
                <span className={styles.name}>{t(`category.${gameType as LobbyCode}`)}</span>
                <span className={styles.games}>{games.map(({ gameName }) => gameName).join(', ')}</span>
              </span>
              <span className={styles.state}>
                {isClosed(games)
                  ? t('home.ribbonClosed')
                  : t('home.gameCount', { count: total, shown: total.toLocaleString(i18n.language) })}
              </span>
              <ChevronRight size={18} className={styles.chevron} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const isClosed = (games: Game[]): boolean => games.every(({ maintenance }) => maintenance);
