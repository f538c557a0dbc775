import { generatePath, matchPath } from 'react-router-dom';
import type { AgentPage } from '#libs/agency/common/team.calls';

/** Where each page of the portal is. Addresses come from the specification; `pathOf` fills in a `:name`. */
export const PATHS = {
  home: '/',
  login: '/login',
  register: '/register',
  recovery: '/forget',
  socialReturn: '/social/:provider',
  phoneCheck: '/phone-check',
  winners: '/winners',
  favourites: '/favorite',
  recent: '/recent',
  game: '/game/:nodeId',
  seamless: '/seamless',
  lottery: '/lottery',
  vnLottery: '/vnLottery',
  seaLottery: '/seaLottery',
  member: '/member',
  bets: '/member/bets',
  bet: '/member/bets/:id',
  deposit: '/member/deposit',
  deposits: '/member/deposits',
  depositDetail: '/member/deposits/:id',
  withdraw: '/member/withdraw',
  withdrawals: '/member/withdrawals',
  withdrawalDetail: '/member/withdrawals/:id',
  transfer: '/member/transfer',
  transferFund: '/member/transferFund',
  bonusDetails: '/member/bonusDetails',
  rewardCenter: '/member/rewardCenter',
  missions: '/member/missionLeaderboard',
  referral: '/member/referral',
  accountRecord: '/member/record',
  personalProfit: '/member/personalProfit',
  income: '/member/income',
  vip: '/member/vip',
  rebate: '/member/manualRebate',
  points: '/pointMall',
  security: '/member/security',
  messages: '/member/messages',
  feedback: '/member/feedback',
  newFeedback: '/member/feedback/new',
  feedbackThread: '/member/feedback/:id',
  agentLogin: '/agent',
  agentCentre: '/agentHome',
  announcements: '/announce',
  promotions: '/promotions',
  promotion: '/promotions/:id',
  raffle: '/promotions/:id/raffle',
  service: '/service',
  help: '/help',
  agentHelp: '/helpmc',
  download: '/down',
} as const;

/** Other addresses under which home is known. */
export const HOME_ALIASES = ['/index', '/index.html', '/home'];

const isOneOf = (pathname: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => matchPath(pattern, pathname) !== null);

export const isHome = (pathname: string): boolean => isOneOf(pathname, [PATHS.home, ...HOME_ALIASES]);

/** Where a game has the whole height, and the frame of the portal stands back. */
export const isStage = (pathname: string): boolean => isOneOf(pathname, [PATHS.game, PATHS.seamless]);

/** Another spelling under which the lottery is known. */
export const LOTTERY_ALIAS = '/lottert';

/** Where nothing of the games is shown around the page. */
export const isAgentSide = (pathname: string): boolean =>
  isOneOf(pathname, [PATHS.agentLogin, `${PATHS.agentCentre}/*`]);

/** Where the lobby of each category is. */
export const LOBBY_PATHS = {
  ELOTT: '/elott',
  LOTT: '/lott',
  LIVE: '/live',
  SPORTS: '/sports',
  FISH: '/fish',
  RNG: '/rng',
  PVP: '/pvp',
  ESPORTS: '/esports',
  COCKFIGHT: '/cockfight',
} as const;

export type LobbyCode = keyof typeof LOBBY_PATHS;
export const LOBBY_CODES = Object.keys(LOBBY_PATHS) as LobbyCode[];

/** A page of the agent centre; `rest` is what follows it: an id, or a query. */
export const agentPath = (page: AgentPage, rest = ''): string => `${PATHS.agentCentre}/${page}${rest}`;

export const pathOf = generatePath;
