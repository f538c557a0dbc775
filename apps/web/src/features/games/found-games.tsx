import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Game } from '#libs/games/common/games.calls';
import { useLanguage } from '../../data/preferences/language';
import { QueryFailure } from '../../lists/query-failure';
import { ShowMore } from '../../lists/show-more';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import { GridWaiting } from './grid-waiting';
import { MarkedName } from './marked-name';
import { matchedParts } from './matched-parts';
import { NothingFound } from './nothing-found';
import { foundGamesQuery, type GameSearchInput } from './search.api';
import styles from './search.module.css';
import { GameGrid } from './shared/game-grid';

export interface FoundGamesProps extends Pick<GameSearchInput, 'gameType' | 'pageSize'> {
  text: string;
  onClear: () => void;
  /** A game is looked at. */
  onOpen: () => void;
}

/** What a search for a game's name found; the number is read out. */
export function FoundGames({ text, gameType, pageSize, onClear, onOpen }: FoundGamesProps) {
  const { t, i18n } = useTranslation();
  const { language } = useLanguage();
  const query = foundGamesQuery(language, { gameName: text, gameType, pageSize });
  const found = useInfiniteQuery({ ...query, placeholderData: keepPreviousData });
  if (found.isPending) return <GridWaiting />;
  if (found.isError) return <QueryFailure query={found} />;
  const { games, total } = found.data;
  const { hasNextPage, isFetchingNextPage: busy, fetchNextPage } = found;
  const more = hasNextPage ? { left: total - games.length, busy, load: () => void fetchNextPage() } : null;
  const onlySimilar = games[0] !== undefined && !found.isPlaceholderData && isSimilar(games[0], text);
  return (
    <div aria-busy={found.isPlaceholderData || undefined}>
      <VisuallyHidden role="status">
        {total > 0 && t('home.gameCount', { count: total, shown: total.toLocaleString(i18n.language) })}
      </VisuallyHidden>
      {onlySimilar && <p className={styles.note}>{t('search.similar')}</p>}
      {total > 0 ? (
        <GameGrid
          games={games}
          nameOf={(game) => <MarkedName name={game.gameName} text={text} />}
          onOpen={onOpen}
        />
      ) : (
        <NothingFound onClear={onClear} />
      )}
      {more && (
        <div className={styles.more}>
          <ShowMore more={more} />
        </div>
      )}
    </div>
  );
}

/** Its name has a typing error of what was searched; one that another language's name was found by says nothing. */
function isSimilar({ gameName }: Game, text: string): boolean {
  const { parts, asTyped } = matchedParts(gameName, text);
  return parts.length > 0 && !asTyped;
}
