import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { queryClient } from '../../data/cache/query-client';
import { useIsMember } from '../../data/session/session-store';
import { isHome } from '../../routes/paths';
import { Dialog } from '../../ui/overlays/dialog';
import { CategoryChips } from './category-chips';
import { GameSearch } from './game-search';
import styles from './games-sheet.module.css';
import { usePlayRequest } from './play-store';
import { HOME_SEARCH_PAGE, SEARCH_PAGE } from './search.api';
import { SearchIdeas } from './search-ideas';
import { SuggestedGames } from './suggested-games';

interface GamesSheetProps {
  onClose: () => void;
}

/** The way to all games: search, the lobbies, and what was played last. */
export default function GamesSheet({ onClose }: GamesSheetProps) {
  const { t } = useTranslation();
  const member = useIsMember();
  const { pathname } = useLocation();
  const playing = usePlayRequest() !== null;
  // What may be asked before a game opens is asked over the page, not over the sheet.
  useEffect(() => {
    if (playing) onClose();
  }, [playing, onClose]);
  return (
    <Dialog open onClose={onClose} title={t('shell.sideMenu')} size="large">
      <QueryClientProvider client={queryClient}>
        <GameSearch
          className={styles.sheet}
          pageSize={isHome(pathname) ? HOME_SEARCH_PAGE : SEARCH_PAGE}
          below={<CategoryChips member={member} />}
        >
          {(search) => (
            <>
              <SearchIdeas onChoose={search} />
              <SuggestedGames member={member} />
            </>
          )}
        </GameSearch>
      </QueryClientProvider>
    </Dialog>
  );
}
