import { QueryClientProvider } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../data/cache/query-client';
import { lazyPart } from '../../lazy/lazy-part';
import { QuietPart } from '../../lazy/quiet-part';
import type { LobbyCode } from '../../routes/paths';
import { GameSearch } from './game-search';
import styles from './lobby.module.css';
import { lobbyQuery, useLobbyChoice } from './lobby-choice';
import { LobbyFilters } from './lobby-filters';
import { LobbyGames } from './lobby-games';
import { SEARCH_PAGE } from './search.api';

const LiveRooms = lazyPart(() => import('../live-rooms/shared/live-rooms'));

/** The lobby of one category: what to show, of which vendor, and the games. */
export default function LobbyPage({ category }: { category: LobbyCode }) {
  const { t } = useTranslation();
  const { choice, showMore } = useLobbyChoice(category);
  return (
    <QueryClientProvider client={queryClient}>
      <section className={styles.lobby}>
        <h1>{t(`category.${category}`)}</h1>
        <GameSearch className={styles.search} gameType={category} pageSize={SEARCH_PAGE}>
          {() => (
            <>
              <LobbyFilters category={category} choice={choice} />
              <LobbyGames
                key={lobbyQuery({ ...choice, pages: 1 })}
                category={category}
                choice={choice}
                onMore={showMore}
              />
            </>
          )}
        </GameSearch>
        {category === 'LIVE' && (
          <QuietPart>
            <LiveRooms />
          </QuietPart>
        )}
      </section>
    </QueryClientProvider>
  );
}
