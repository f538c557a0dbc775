import type { LotteryPage } from '#libs/games/common/launch-pages';
import type { Area } from './game-menu.calls.js';
import { findGame, type LotteryGame, type PrizeMode } from './games.js';

/** The portal's own vendors, under whose codes games of the lottery are listed and their rounds recorded. */
export const LOTTERY_VENDORS = ['LOTT', 'ELOTT', 'TCG_LOTTO_VN', 'TCG_SEA'] as const;
export type LotteryVendor = (typeof LOTTERY_VENDORS)[number];

export function vendorOf({ family }: LotteryGame, mode: PrizeMode): LotteryVendor {
  switch (mode) {
    case 'LOTT':
    case 'ZY':
      return family === 'VN' ? 'TCG_LOTTO_VN' : 'LOTT';
    case 'ELOTT':
      return 'ELOTT';
    case 'SEA':
      return 'TCG_SEA';
  }
}

const RAISED = '_ZY';

/** The code of the title under which a game is played in a mode: the raised prize has a title of its own, since its edge differs. */
export const titleCodeOf = ({ code }: LotteryGame, mode: PrizeMode): string =>
  mode === 'ZY' ? `${code}${RAISED}` : code;

/** The game and mode of a title, or null for a title of no lottery. */
export function playedAs(titleCode: string): { game: LotteryGame; mode: PrizeMode } | null {
  const raised = titleCode.endsWith(RAISED);
  const game = findGame(raised ? titleCode.slice(0, -RAISED.length) : titleCode);
  const mode = raised ? 'ZY' : game?.prizeModes[0];
  return game && mode && game.prizeModes.includes(mode) ? { game, mode } : null;
}

/** The page of the portal on which games of a vendor are played. */
export function pageOfVendor(vendor: LotteryVendor): LotteryPage {
  switch (vendor) {
    case 'LOTT':
    case 'ELOTT':
      return '/lottery';
    case 'TCG_LOTTO_VN':
      return '/vnLottery';
    case 'TCG_SEA':
      return '/seaLottery';
  }
}

/** Where a vendor's games are drawn, as the wire divides them. */
export function areaOf(vendor: LotteryVendor): Area {
  if (vendor === 'TCG_LOTTO_VN') return 'VN';
  return vendor === 'TCG_SEA' ? 'SEA' : 'OTHER';
}

/** The page on which a game is played in a mode. */
export const pageOf = (game: LotteryGame, mode: PrizeMode): LotteryPage => pageOfVendor(vendorOf(game, mode));

const isLotteryVendor = (code: string): code is LotteryVendor =>
  LOTTERY_VENDORS.some((vendor) => vendor === code);

/** The draw of a round in the betting record and the page of its game, or null for a round of another vendor. */
export function drawOfRound({ vendor, round }: { vendor: string; round: string }) {
  if (!isLotteryVendor(vendor)) return null;
  const [title = '', drawNo = ''] = round.split('#')[0]?.split(':') ?? [];
  const played = playedAs(title);
  return played && { gameCode: played.game.code, drawNo, page: pageOfVendor(vendor) };
}
