import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { drawsAfter } from '#libs/lottery/common/draws/draw-times';
import type { LotteryTile } from '#libs/lottery/common/game-menu.calls';
import type { LotteryGame } from '#libs/lottery/common/games';
import { serverNow } from '../../../data/calls/server-time';
import { gmtOffset, momentText } from '../../../i18n/use-moment-text';
import { Section } from '../../../ui/layout/section';
import { gamePath } from '../played-games';
import styles from './lobby.module.css';
import type { GameWithTile } from './tiles-in-order';

/** When the draw that the tile names is, which may be another day than its number says; else the next one of the schedule. */
const nextDrawAt = (game: LotteryGame, { current }: Pick<LotteryTile, 'current'>): Date =>
  current
    ? new Date(Date.parse(current.closeAt) + game.saleEndsSeconds * 1000)
    : drawsAfter(game, new Date(serverNow())).next().value.drawAt;

interface ExternalDrawsProps {
  games: readonly GameWithTile<Pick<LotteryTile, 'gameCode' | 'gameName' | 'current'>>[];
}

/** The next draws that others hold, the first one first: in the time of this machine, and where they are drawn. */
export function ExternalDraws({ games }: ExternalDrawsProps) {
  const { t, i18n } = useTranslation('lottery', { keyPrefix: 'lobby' });
  const draws = games
    .filter(({ game }) => game.result !== 'own')
    .map(({ game, tile }) => ({ game, tile, at: nextDrawAt(game, tile) }))
    .sort((one, other) => one.at.getTime() - other.at.getTime());
  if (draws.length === 0) return null;
  return (
    <Section title={t('external')}>
      <ul className={styles.strip} aria-label={t('external')}>
        {draws.map(({ game, tile, at }) => (
          <li key={game.code}>
            <Link className={styles.next} to={gamePath(game)}>
              <strong>{tile.gameName}</strong>
              <span>{t('yourTime', { time: momentText(i18n.language).dateTime(at) })}</span>
              <small>
                {t('ownTime', {
                  time: momentText(i18n.language, game.timeZone).dateTime(at),
                  zone: gmtOffset(at, i18n.language, game.timeZone),
                })}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
