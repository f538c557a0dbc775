import type { LotteryPage } from '#libs/games/common/launch-pages';
import { findGame, type LotteryGame } from '#libs/lottery/common/games';
import { pageOfGame } from '../played-games';

export interface GameWithTile<Tile> {
  game: LotteryGame;
  tile: Tile;
}

/** After all of a list for what is not on it. */
const placeIn = <Value>(list: readonly Value[], value: Value): number =>
  list.includes(value) ? list.indexOf(value) : list.length;

interface OwnGames {
  /** Codes of the games that the member played, the last one first. */
  recent: readonly string[];
  /** Their nodes, the newest favourite first. */
  favourites: ReadonlySet<number>;
}

/** The games of a page, or of all, once each: those that were played last first, then favourites, then the others in their order. */
export function tilesInOrder<Tile extends { gameCode: string; nodeId: number }>(
  tiles: readonly Tile[],
  { recent, favourites }: OwnGames,
  page?: LotteryPage,
): GameWithTile<Tile>[] {
  const byCode = new Map(tiles.map((tile) => [tile.gameCode, tile]));
  const nodes = [...favourites];
  const before = (one: GameWithTile<Tile>, other: GameWithTile<Tile>) =>
    placeIn(recent, one.game.code) - placeIn(recent, other.game.code) ||
    placeIn(nodes, one.tile.nodeId) - placeIn(nodes, other.tile.nodeId);
  return [...byCode.values()]
    .flatMap((tile) => {
      const game = findGame(tile.gameCode);
      return game && (page === undefined || pageOfGame(game) === page) ? [{ game, tile }] : [];
    })
    .sort(before);
}
