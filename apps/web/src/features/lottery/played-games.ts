import type { LotteryPage } from '#libs/games/common/launch-pages';
import type { LotteryGame } from '#libs/lottery/common/games';
import { pageOf } from '#libs/lottery/common/titles';

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
