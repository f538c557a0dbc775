import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../data/preferences/language';
import { GamesPage } from './games-page';
import { recentGamesQuery } from './shared/recent-games';

/** Games that the member started, the latest first. */
export default function RecentPage() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <GamesPage
      title={t('category.RECENT')}
      query={useQuery({ ...recentGamesQuery(language), placeholderData: keepPreviousData })}
      gamesOf={({ list }) => list}
      empty={{ title: t('games.noRecent'), text: t('games.noRecentText') }}
    />
  );
}
