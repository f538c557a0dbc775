import { generatePath } from 'react-router-dom';
import type { AgentPage } from '#libs/agency/common/team.calls';
import type { PhraseKey } from '../i18n/phrases';

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
  accountRecord: '/member/record',
  security: '/member/security',
  messages: '/member/messages',
  agentLogin: '/agent',
  agentCentre: '/agentHome',
  announcements: '/announce',
  promotions: '/promotions',
  help: '/help',
  agentHelp: '/helpmc',
  download: '/down',
} as const;

/** Other addresses under which home is known. */
export const HOME_ALIASES = ['/index', '/index.html', '/home'];

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

type Title = PhraseKey | 'own';

/** What each page is called in the tab; a page with `own` names itself by what it shows. */
export const TITLES: Record<Exclude<keyof typeof PATHS, 'home'>, Title> = {
  login: 'shell.login',
  register: 'shell.register',
  recovery: 'shell.forgotten',
  socialReturn: 'shell.login',
  phoneCheck: 'shell.register',
  winners: 'winners.boardTitle',
  favourites: 'category.FAV',
  recent: 'category.RECENT',
  game: 'own',
  seamless: 'games.stage',
  member: 'shell.menu',
  bets: 'bets.title',
  bet: 'bets.round',
  deposit: 'deposit.title',
  deposits: 'deposit.history',
  depositDetail: 'deposit.title',
  withdraw: 'withdrawal.title',
  withdrawals: 'withdrawal.history',
  withdrawalDetail: 'withdrawal.title',
  transfer: 'shell.transfer',
  accountRecord: 'record.title',
  security: 'security.title',
  messages: 'messages.title',
  agentLogin: 'shell.forAgents',
  agentCentre: 'own',
  announcements: 'announcements.title',
  promotions: 'announcements.promotions',
  help: 'own',
  agentHelp: 'own',
  download: 'own',
};
