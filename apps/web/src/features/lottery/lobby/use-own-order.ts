import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../../data/preferences/language';
import { useFavourites } from '../../games/shared/favourites-store';
import { recentGamesQuery } from '../lottery.api';

/** What orders the games of a member. A favourite moves with the next visit: a tile would else flee from the press of its heart. */
export function useOwnOrder() {
  const { language } = useLanguage();
  const { ids, known } = useFavourites();
  const recent = useQuery(recentGamesQuery(language));
  const [favourites, setFavourites] = useState<ReadonlySet<number> | null>(null);
  if (known && favourites === null) setFavourites(ids);
  return {
    recent: (recent.data?.list ?? []).map(({ gameCode }) => gameCode),
    favourites: favourites ?? new Set<number>(),
  };
}
