import type { LotteryPage } from '#libs/games/common/launch-pages';
import type { LotteryGame, PrizeMode } from '#libs/lottery/common/games';
import { pageOf, playedAs } from '#libs/lottery/common/titles';

/** The game of an address, in the mode that the address names, else the one of its title. */
export function playedFrom(search: URLSearchParams): { game: LotteryGame; mode: PrizeMode } | null {
  const played = playedAs(search.get('gameCode') ?? '');
  const named = search.get('prizeMode');
  const mode = played?.game.prizeModes.find((each) => each === named);
  return played && mode ? { game: played.game, mode } : played;
}

/** The page of a game: Vietnam and the number boards have pages of their own. */
export function pageOfGame(game: LotteryGame): LotteryPage {
  const [mode] = game.prizeModes;
  if (!mode) throw new RangeError(`${game.code} has no prize mode`);
  return pageOf(game, mode);
}

export const gamePath = (game: LotteryGame): string =>
  `${pageOfGame(game)}?${new URLSearchParams({ gameCode: game.code })}`;

/** On the page that is on show. */
export const verifyPath = (code: string, drawNo: string): string =>
  `?${new URLSearchParams({ verify: `${code}:${drawNo}` })}`;

export const MISSIONS_PATH = '?view=missions';
