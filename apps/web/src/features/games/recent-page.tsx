import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../app/preferences/language';
import { QueryFailure } from '../../query/query-failure';
import { EmptyState } from '../../ui/art/empty-state';
import { GameTileSkeleton } from '../../ui/art/game-tile';
import { ButtonLink } from '../../ui/button-link';
import styles from './favourites-page.module.css';
import { GameGrid } from './game-grid';
import grid from './game-grid.module.css';
import { recentGamesQuery } from './games.api';

/** Games that the member started, the latest first. */
export default function RecentPage() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const recent = useQuery({ ...recentGamesQuery(language), placeholderData: (previous) => previous });
  const games = recent.data?.list ?? [];
  return (
    <section className={styles.page}>
      <h1>{t('category.RECENT')}</h1>
      {recent.isPending && (
        <div className={grid.grid} aria-busy="true">
          {[0, 1, 2].map((place) => (
            <GameTileSkeleton key={place} />
          ))}
        </div>
      )}
      {recent.isError && <QueryFailure query={recent} />}
      {recent.isSuccess && games.length === 0 && (
        <EmptyState
          title={t('games.noRecent')}
          text={t('games.noRecentText')}
          action={<ButtonLink render={<Link to="/" />}>{t('common.toHome')}</ButtonLink>}
        />
      )}
      {games.length > 0 && <GameGrid games={games} />}
    </section>
  );
}
