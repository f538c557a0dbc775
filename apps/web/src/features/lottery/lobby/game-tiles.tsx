import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LotteryTile } from '#libs/lottery/common/game-menu.calls';
import { serverNow } from '../../../data/calls/server-time';
import { FavouriteHeart } from '../../../ui/art/favourite-heart';
import { Countdown } from '../../../ui/data/countdown';
import { Text } from '../../../ui/layout/text';
import { useFavourites } from '../../games/shared/favourites-store';
import { Numbers } from '../draw/numbers';
import { useCountdownText } from '../draw/use-countdown-text';
import { useSaleDraw } from '../draw/use-sale-draw';
import { gamePath } from '../played-games';
import styles from './lobby.module.css';
import type { GameWithTile } from './tiles-in-order';

interface GameTilesProps {
  label: string;
  games: readonly GameWithTile<LotteryTile>[];
  onChosen: (() => void) | undefined;
}

export function GameTiles({ label, games, onChosen }: GameTilesProps) {
  if (games.length === 0) return null;
  return (
    <ul className={styles.games} aria-label={label}>
      {games.map((each) => (
        <GameTile key={each.game.code} {...each} onChosen={onChosen} />
      ))}
    </ul>
  );
}

/** The end of sale that the server named, while it is ahead. */
const laterOf = (named: string | undefined, planned: string): string =>
  named !== undefined && Date.parse(named) > serverNow() ? named : planned;

/** Sales follow the schedule, so that a countdown needs no answer of the server. */
const UNNAMED = { draw: null, next: null };

type GameTileProps = GameWithTile<LotteryTile> & Pick<GameTilesProps, 'onChosen'>;

function GameTile({ game, tile, onChosen }: GameTileProps) {
  const { t } = useTranslation('lottery', { keyPrefix: 'lobby' });
  const { t: common } = useTranslation();
  const favourites = useFavourites();
  const planned = useSaleDraw(game, UNNAMED);
  // A draw that was moved to another day is not where the schedule has it.
  const closeAt = laterOf(tile.current?.closeAt, planned.closeAt);
  const countdownText = useCountdownText();
  const numbers = tile.last?.winningNumber?.split('/').map((prize) => prize.split(','));
  return (
    <li className={styles.tile}>
      <Link className={styles.game} to={gamePath(game)} onClick={onChosen}>
        <span className={styles.top}>
          <strong>{tile.gameName}</strong>
          <Countdown
            deadlineMs={Date.parse(closeAt)}
            nowMs={serverNow}
            label={t('closesIn')}
            format={countdownText}
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
      <span className={styles.heart}>
        <FavouriteHeart
          over="surface"
          pressed={favourites.ids.has(tile.nodeId)}
          label={`${common('home.favourite')}: ${tile.gameName}`}
          onToggle={() => favourites.toggle(tile)}
        />
      </span>
    </li>
  );
}
