import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listFavorites } from '#libs/games/common/games.calls';
import { callApi } from '../../data/calls/call-api';
import { useLanguage } from '../../data/preferences/language';
import { GamesPage } from './games-page';
import { useFavourites } from './shared/favourites-store';

export default function FavouritesPage() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { ids, known } = useFavourites();
  const favourites = useQuery({
    queryKey: ['favourites', language, [...ids].join(',')],
    queryFn: () => callApi(listFavorites, { language, pageSize: 999 }),
    placeholderData: keepPreviousData,
    enabled: known,
  });
  return (
    <GamesPage
      title={t('category.FAV')}
      query={favourites}
      gamesOf={({ content }) => content.filter(({ nodeId }) => ids.has(nodeId))}
      empty={{ title: t('home.noFavourites'), text: t('home.noFavouritesText') }}
    />
  );
}
