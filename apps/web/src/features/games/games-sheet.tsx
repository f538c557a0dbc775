import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../data/cache/query-client';
import { useIsMember } from '../../data/session/session-store';
import { SearchField } from '../../ui/forms/search-field';
import { useSettled } from '../../ui/hooks/use-settled';
import { Dialog } from '../../ui/overlays/dialog';
import { CategoryChips } from './category-chips';
import { FoundGames } from './found-games';
import styles from './games-sheet.module.css';
import { usePlayRequest } from './play-store';
import { SuggestedGames } from './suggested-games';

/** So long after the last key the games are searched. */
const PAUSE_MS = 200;

interface GamesSheetProps {
  onClose: () => void;
}

/** The way to all games from a phone or a tablet: search, the lobbies, and what was played last. */
export default function GamesSheet({ onClose }: GamesSheetProps) {
  const { t } = useTranslation();
  const member = useIsMember();
  const [text, setText] = useState('');
  const typed = text.trim();
  const asked = useSettled(typed, PAUSE_MS);
  const playing = usePlayRequest() !== null;
  // What may be asked before a game opens is asked over the page, not over the sheet.
  useEffect(() => {
    if (playing) onClose();
  }, [playing, onClose]);
  return (
    <Dialog open onClose={onClose} title={t('shell.sideMenu')} size="large">
      <QueryClientProvider client={queryClient}>
        <div className={styles.sheet}>
          <SearchField
            label={t('games.search')}
            placeholder={t('games.search')}
            clearLabel={t('games.clearSearch')}
            value={text}
            onChange={setText}
          />
          <CategoryChips member={member} />
          {typed && asked ? <FoundGames text={asked} /> : <SuggestedGames member={member} />}
        </div>
      </QueryClientProvider>
    </Dialog>
  );
}
