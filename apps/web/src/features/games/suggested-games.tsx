import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../data/preferences/language';
import { QueryFailure } from '../../lists/query-failure';
import { PATHS } from '../../routes/paths';
import styles from './games-sheet.module.css';
import { GridWaiting } from './grid-waiting';
import { GameGrid } from './shared/game-grid';
import { hotGamesQuery } from './shared/games.api';
import { RECENT_SHOWN, recentGamesQuery } from './shared/recent-games';

/** Before anything is searched: what a member played last. For a guest, and for whoever played nothing yet, what is hot. */
export function SuggestedGames({ member }: { member: boolean }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const heading = useId();
  const recent = useQuery({ ...recentGamesQuery(language), enabled: member });
  const played = member ? recent.data?.list : [];
  const nothingPlayed = played?.length === 0;
  const hot = useQuery({ ...hotGamesQuery(language), enabled: nothingPlayed });
  const shown = nothingPlayed ? hot : recent;
  const games = nothingPlayed ? hot.data : played;
  return (
    <section aria-labelledby={heading} aria-busy={shown.isPending || undefined}>
      <div className={styles.head}>
        <h3 id={heading}>{nothingPlayed ? t('home.hot') : t('category.RECENT')}</h3>
        {!nothingPlayed && (
          <Link to={PATHS.recent} aria-label={`${t('category.RECENT')}: ${t('games.all')}`}>
            {t('games.all')}
          </Link>
        )}
      </div>
      {shown.isError && <QueryFailure query={shown} />}
      {shown.isPending && <GridWaiting />}
      {games && <GameGrid games={games.slice(0, RECENT_SHOWN)} />}
    </section>
  );
}
