import { findGame } from '#libs/lottery/common/games';
import { isPlayed } from '../played-games';

/** The games of this page, once each: those of `recent` first and in its order, the others in theirs. */
export function tilesInOrder<Tile extends { gameCode: string }>(
  tiles: readonly Tile[],
  recent: readonly string[],
): Tile[] {
  const byCode = new Map(tiles.map((tile) => [tile.gameCode, tile]));
  const rank = ({ gameCode }: Tile) => (recent.includes(gameCode) ? recent.indexOf(gameCode) : recent.length);
  return [...byCode.values()]
    .filter(({ gameCode }) => {
      const game = findGame(gameCode);
      return game !== null && isPlayed(game);
    })
    .sort((one, other) => rank(one) - rank(other));
}
