/** Pages of the portal on which lotteries are played, in place of a page of their vendor. */
export const LOTTERY_PAGES = ['/lottery', '/seaLottery', '/vnLottery'] as const;
export type LotteryPage = (typeof LOTTERY_PAGES)[number];

/** Where the games of a vendor open: in the portal's frame, in a window of their own, or on a page of the portal. */
export const OPENINGS = ['page', 'popup', ...LOTTERY_PAGES] as const;
export type Opening = (typeof OPENINGS)[number];

export const isLotteryPage = (opening: Opening): opening is LotteryPage =>
  (LOTTERY_PAGES as readonly string[]).includes(opening);
