import type { LotteryPage } from '#libs/games/common/launch-pages';
import { findGame, type LotteryGame } from '#libs/lottery/common/games';
import { pageOfGame } from '../played-games';

export interface GameWithTile<Tile> {
  game: LotteryGame;
  tile: Tile;
}

/** The games of a page, or of all, once each: those of `recent` first and in its order, the others in theirs. */
export function tilesInOrder<Tile extends { gameCode: string }>(
  tiles: readonly Tile[],
  recent: readonly string[],
  page?: LotteryPage,
): GameWithTile<Tile>[] {
  const byCode = new Map(tiles.map((tile) => [tile.gameCode, tile]));
  const rank = ({ game: { code } }: GameWithTile<Tile>) =>
    recent.includes(code) ? recent.indexOf(code) : recent.length;
  return [...byCode.values()]
    .flatMap((tile) => {
      const game = findGame(tile.gameCode);
      return game && (page === undefined || pageOfGame(game) === page) ? [{ game, tile }] : [];
    })
    .sort((one, other) => rank(one) - rank(other));
}
