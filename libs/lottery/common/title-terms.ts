import type { LotteryGame, PrizeMode } from './games.js';

/** What the title of a game starts with; operators may change the limits. */
export interface TitleTerms {
  /** The house's long-run share of a stake, in millionths. */
  edgePpm: number;
  /** Wire amounts: the most that one ticket may win, and that a member may stake in one draw. */
  ticketWin: string;
  memberStake: string;
}

const PRIZE_MODE_EDGE = { LOTT: 35_000, ZY: 25_000, ELOTT: 35_000, SEA: 35_000 } as const;
/** Fixed prizes return 4,509,740 of 8,145,060. */
const L6_EDGE = 446_322;

export const titleTermsOf = ({ family }: LotteryGame, mode: PrizeMode): TitleTerms => ({
  edgePpm: family === 'L6' ? L6_EDGE : PRIZE_MODE_EDGE[mode],
  ticketWin: family === 'L6' ? '2000000.00' : '1000000.00',
  memberStake: '100000.00',
});

/** What the sale of a game is limited to at first: wire amounts, and bets of a line. */
export interface SaleLimits {
  lineMin: string;
  lineMax: string;
  lineBets: number;
  /** What one outcome of a group may pay in a draw, of all members together. */
  outcomePay: string;
  /** What rules whose outcomes have no group may pay together, if each pays its most. */
  ungroupedPay: string;
}

const RARE = new Set(['daily', 'weekdays', 'month-days']);

export const saleLimitsOf = ({ schedule }: LotteryGame): SaleLimits => ({
  lineMin: '1.00',
  lineMax: '20000.00',
  lineBets: 10_000,
  outcomePay: RARE.has(schedule.kind) ? '2000000.00' : '500000.00',
  ungroupedPay: '5000000.00',
});
