import type { LotteryGame, PrizeMode } from '#libs/lottery/common/games';

const MODES: readonly PrizeMode[] = ['LOTT', 'ZY', 'ELOTT'];

/** Whether a game is played on this page: those of Vietnam and the number boards have pages of their own. */
export const isPlayed = ({ family, prizeModes }: LotteryGame): boolean =>
  family !== 'VN' && family !== 'SEA' && prizeModes.some((mode) => MODES.includes(mode));

export const gamePath = (code: string): string => `?${new URLSearchParams({ gameCode: code })}`;
export const verifyPath = (code: string, drawNo: string): string =>
  `?${new URLSearchParams({ verify: `${code}:${drawNo}` })}`;

export const MISSIONS_PATH = '?view=missions';
