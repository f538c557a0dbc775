import { useQueries, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LotteryGame } from '#libs/lottery/common/games';
import { apiErrorOf } from '../../../data/calls/api-error';
import { serverNow } from '../../../data/calls/server-time';
import { useLanguage } from '../../../data/preferences/language';
import { QueryFailure } from '../../../lists/query-failure';
import { PATHS } from '../../../routes/paths';
import { EmptyState } from '../../../ui/art/empty-state';
import { Countdown } from '../../../ui/data/countdown';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { Text } from '../../../ui/layout/text';
import { Numbers } from '../draw/numbers';
import { useSaleDraw } from '../draw/use-sale-draw';
import { type CurrentDraw, currentQuery, menuQuery, openedGamesQuery } from '../lottery.api';
import { gamePath, PLAYED_GAMES } from '../played-games';
import styles from './lobby.module.css';

interface GameListProps {
  onChosen?: () => void;
}

/** A tile for each game that the brand offers. */
export function GameList({ onChosen }: GameListProps) {
  const { t } = useTranslation('lottery', { keyPrefix: 'lobby' });
  const queries = useQueries({ queries: PLAYED_GAMES.map(({ code }) => currentQuery(code)) });
  if (queries.every(isMissing)) return <EmptyState title={t('none')} />;
  return (
    <ul className={styles.games} aria-label={t('list')}>
      {PLAYED_GAMES.map((game) => (
        <GameTile key={game.code} game={game} onChosen={onChosen} />
      ))}
    </ul>
  );
}

/** The brand does not offer the game. */
const isMissing = ({ error }: { error: Error | null }): boolean =>
  error !== null && apiErrorOf(error).code === 'error_not_found';

/** Nothing for a game that the brand does not offer. */
function GameTile({ game, onChosen }: GameListProps & { game: LotteryGame }) {
  const query = useQuery(currentQuery(game.code));
  const { data, isPending } = query;
  if (isPending)
    return (
      <li aria-busy="true">
        <Skeleton shape="block" room="small" />
      </li>
    );
  if (data) return <Tile game={game} current={data} onChosen={onChosen} />;
  if (isMissing(query)) return null;
  return (
    <li>
      <QueryFailure query={query} />
    </li>
  );
}

function Tile({ game, current, onChosen }: GameListProps & { game: LotteryGame; current: CurrentDraw }) {
  const { t } = useTranslation('lottery', { keyPrefix: 'lobby' });
  const name = useGameName(game);
  const { closeAt } = useSaleDraw(game, current);
  const { last } = current;
  return (
    <li>
      <Link className={styles.game} to={PATHS.lottery + gamePath(game.code)} onClick={onChosen}>
        <span className={styles.top}>
          <strong>{name}</strong>
          <Countdown
            deadlineMs={Date.parse(closeAt)}
            nowMs={serverNow}
            label={t('closesIn')}
            urgentSeconds={10}
          />
        </span>
        {last?.result ? (
          <Numbers family={game.family} result={last.result} size="small" />
        ) : (
          <Text as="span" size="small" tone="muted">
            {t('noResult')}
          </Text>
        )}
      </Link>
    </li>
  );
}

/** Named with its last draw; a game without one is asked for itself. */
function useGameName({ code, prizeModes: [mode = 'LOTT'] }: LotteryGame): string {
  const { language } = useLanguage();
  const opened = useQuery(openedGamesQuery(language));
  const named = opened.data?.list.find(({ gameCode }) => gameCode === code)?.gameName;
  const menu = useQuery({
    ...menuQuery(code, mode, language),
    enabled: opened.data !== undefined && named === undefined,
  });
  return named ?? menu.data?.gameName ?? code;
}
