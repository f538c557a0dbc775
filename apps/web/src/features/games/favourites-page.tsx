import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { listFavorites } from '#libs/games/common/games.calls';
import { callApi } from '../../api/call-api';
import { useLanguage } from '../../app/preferences/language';
import { QueryFailure } from '../../query/query-failure';
import { EmptyState } from '../../ui/art/empty-state';
import { GameTileSkeleton } from '../../ui/art/game-tile';
import { ButtonLink } from '../../ui/button-link';
import styles from './favourites-page.module.css';
import { useFavourites } from './favourites-store';
import { GameGrid } from './game-grid';
import grid from './game-grid.module.css';

export default function FavouritesPage() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { ids } = useFavourites();
  const key = [...ids].join(',');
  const favourites = useQuery({
    queryKey: ['favourites', language, key],
    queryFn: () => callApi(listFavorites, { language, pageSize: 999 }),
    placeholderData: (previous) => previous,
  });
  const games = favourites.data?.content.filter((game) => ids.has(game.nodeId)) ?? [];
  return (
    <section className={styles.page}>
      <h1>{t('category.FAV')}</h1>
      {favourites.isPending ? (
        <div className={grid.grid} aria-busy="true">
          {[0, 1, 2].map((place) => (
            <GameTileSkeleton key={place} />
          ))}
        </div>
      ) : favourites.isError ? (
        <QueryFailure query={favourites} />
      ) : games.length > 0 ? (
        <GameGrid games={games} />
      ) : (
        <EmptyState
          title={t('home.noFavourites')}
          text={t('home.noFavouritesText')}
          action={<ButtonLink render={<Link to="/" />}>{t('common.toHome')}</ButtonLink>}
        />
      )}
    </section>
  );
}
