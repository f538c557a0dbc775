import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LotteryTile } from '#libs/lottery/common/game-menu.calls';
import { findGame, type LotteryGame } from '#libs/lottery/common/games';
import { serverNow } from '../../../data/calls/server-time';
import { useLanguage } from '../../../data/preferences/language';
import { Loaded } from '../../../lists/loaded';
import { PATHS } from '../../../routes/paths';
import { EmptyState } from '../../../ui/art/empty-state';
import { Countdown } from '../../../ui/data/countdown';
import { Text } from '../../../ui/layout/text';
import { Numbers } from '../draw/numbers';
import { useSaleDraw } from '../draw/use-sale-draw';
import { gamesQuery, recentGamesQuery } from '../lottery.api';
import { gamePath } from '../played-games';
import styles from './lobby.module.css';
import { tilesInOrder } from './tiles-in-order';

interface GameListProps {
  onChosen?: () => void;
}

/** A tile for each game of this page that the brand offers; those that the member played last come first. */
export function GameList({ onChosen }: GameListProps) {
  const { t } = useTranslation('lottery', { keyPrefix: 'lobby' });
  const { language } = useLanguage();
  const recent = useQuery(recentGamesQuery(language));
  return (
    <Loaded query={useQuery(gamesQuery(language))}>
      {({ groups }) => {
        const tiles = tilesInOrder(
          groups.flatMap(({ games }) => games),
          (recent.data?.list ?? []).map(({ gameCode }) => gameCode),
        );
        if (tiles.length === 0) return <EmptyState title={t('none')} />;
        return (
          <ul className={styles.games} aria-label={t('list')}>
            {tiles.map((tile) => {
              const game = findGame(tile.gameCode);
              return game && <GameTile key={game.code} game={game} tile={tile} onChosen={onChosen} />;
            })}
          </ul>
        );
      }}
    </Loaded>
  );
}

/** Sales follow the schedule, so that a countdown needs no answer of the server. */
const UNNAMED = { draw: null, next: null };

function GameTile({ game, tile, onChosen }: GameListProps & { game: LotteryGame; tile: LotteryTile }) {
  const { t } = useTranslation('lottery', { keyPrefix: 'lobby' });
  const { closeAt } = useSaleDraw(game, UNNAMED);
  const numbers = tile.last?.winningNumber?.split('/').map((prize) => prize.split(','));
  return (
    <li>
      <Link className={styles.game} to={PATHS.lottery + gamePath(game.code)} onClick={onChosen}>
        <span className={styles.top}>
          <strong>{tile.gameName}</strong>
          <Countdown
            deadlineMs={Date.parse(closeAt)}
            nowMs={serverNow}
            label={t('closesIn')}
            urgentSeconds={10}
          />
        </span>
        {numbers ? (
          <Numbers family={game.family} result={numbers} size="small" />
        ) : (
          <Text as="span" size="small" tone="muted">
            {t('noResult')}
          </Text>
        )}
      </Link>
    </li>
  );
}
