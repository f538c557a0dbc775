import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorOf } from '../../data/calls/api-error';
import { useAmountText } from '../../i18n/use-amount-text';
import { QueryFailure } from '../../lists/query-failure';
import type { LobbyCode } from '../../routes/paths';
import { Button } from '../../ui/forms/button';
import { GridWaiting } from './grid-waiting';
import styles from './lobby.module.css';
import type { LobbyChoice } from './lobby-choice';
import { GuestLobby, NoGames, TrialLobby } from './lobby-empty';
import { GameGrid } from './shared/game-grid';
import { useKeptPlace } from './shared/use-kept-place';
import { useFocusAfter } from './use-focus-after';
import { useLobbyGames } from './use-lobby-games';

interface LobbyGamesProps {
  category: LobbyCode;
  choice: LobbyChoice;
  /** Absent where no more pages are shown together. */
  onMore: (() => void) | null;
}

/** The games that were chosen, how many of them are on show, and the way to more. */
export function LobbyGames({ category, choice, onMore }: LobbyGamesProps) {
  const { t } = useTranslation();
  const { count } = useAmountText();
  const list = useRef<HTMLDivElement>(null);
  const { games, total, needsLogin, pending, failed } = useLobbyGames(category, choice);
  const settled = !pending && !failed && !needsLogin;
  useKeptPlace(settled);
  const focusNext = useFocusAfter(list, games.length);
  if (needsLogin) return <GuestLobby category={category} choice={choice} />;
  if (failed && apiErrorOf(failed.error).detail.status === 403) return <TrialLobby />;
  if (failed && games.length === 0) return <QueryFailure query={failed} />;
  const kind = t(`category.${category}`);
  return (
    <>
      <p className={styles.count} role="status">
        {games.length > 0 &&
          t('home.displaying', {
            count: games.length,
            shown: count(games.length),
            kind,
            total: count(total),
          })}
      </p>
      {games.length > 0 && (
        <div ref={list}>
          <GameGrid games={games} />
        </div>
      )}
      {games.length === 0 && pending && <GridWaiting />}
      {games.length === 0 && settled && <NoGames category={category} choice={choice} />}
      {failed && games.length > 0 && <QueryFailure query={failed} />}
      {onMore && games.length > 0 && !failed && games.length < total && (
        <div className={styles.more}>
          <Button
            loading={pending}
            onClick={() => {
              focusNext();
              onMore();
            }}
          >
            {t('lobby.loadMore')}
          </Button>
        </div>
      )}
    </>
  );
}
