import type { PhraseKey } from '../i18n/phrases';
import type { PATHS } from './paths';

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
  transferFund: 'shell.gameWallets',
  accountRecord: 'record.title',
  personalProfit: 'profit.title',
  income: 'shell.income',
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
