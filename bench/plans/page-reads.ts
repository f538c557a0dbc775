import { PROFIT_GROUPS } from '#libs/games/common/profit-loss.calls';

/** One call of a page, made by a caller whom it concerns. */
export interface PageRead {
  as: 'agent' | 'topAgent' | 'player' | 'operator' | 'guest';
  path: string;
  /** It sums up all rows of a filter or of a team: the rows read grow with those, not with the table. */
  sums?: true;
}

const DAY_MS = 86_400_000;
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Reads of the pages, for lists of members, agents and operators. */
export function pageReads(ids: {
  round: string;
  downline: string;
  contract: string;
  /** A leaderboard, and a promotion with a raffle. */
  board: string;
  raffle: string;
  player: string;
  /** Of the player. */
  thread: string;
  ticket: string;
  chase: string;
}): PageRead[] {
  const now = Date.now();
  const days = `from=${dayOf(now - 10 * DAY_MS)}&to=${dayOf(now)}`;
  const span = `from=${new Date(now - DAY_MS).toISOString()}&to=${new Date(now).toISOString()}`;
  const of = (as: PageRead['as'], ...paths: string[]) => paths.map((path): PageRead => ({ as, path }));
  const sums = (as: PageRead['as'], ...paths: string[]) =>
    paths.map((path): PageRead => ({ as, path, sums: true }));
  return [
    ...sums(
      'agent',
      `/wps/agent/team/overview?${span}`,
      `/wps/agent/team/downlines?${span}`,
      '/wps/agent/team/downlines?sort=validBet&direction=desc',
      '/wps/agent/team/downlines?search=bench',
      `/wps/agent/team/profit-loss?${span}`,
      `/wps/agent/team/profit-loss?groupBy=day&${span}`,
      `/wps/agent/team/bets?${span}`,
      '/wps/agent/team/transactions',
    ),
    ...sums('topAgent', '/wps/agent/team/transactions?type=deposit'),
    ...of(
      'agent',
      '/wps/agent/team/income',
      '/wps/agent/contracts',
      `/wps/agent/contracts/${ids.contract}`,
      `/wps/agent/contract-options?downlineId=${ids.downline}`,
      '/wps/agent/registration-links',
      '/wps/agent/salaries',
      '/wps/agent/dividends?side=received',
    ),
    ...sums(
      'player',
      '/wps/relay/ODSFE2_MemTransDet',
      '/wps/records/bets',
      '/lotto/lgw/bets',
      '/lotto/lgw/chases',
    ),
    // How many take part, and how many are ahead.
    ...sums(
      'player',
      `/wps/rewards/leaderboard/${ids.board}?language=EN`,
      '/wps/rewards/leaderboard?language=EN',
    ),
    ...of('player', `/wps/rewards/raffles/${ids.raffle}?language=EN`),
    ...sums('player', ...PROFIT_GROUPS.map((by) => `/wps/records/profit-loss?groupBy=${by}&${days}`)),
    ...of(
      'player',
      `/wps/records/bets/${ids.round}`,
      '/wps/v2/wallets/balance',
      '/wps/member/info',
      '/wps/member/info/funds/consolidated',
      '/lotto/lgw/bets?status=won&gameCode=SSC5M',
      `/lotto/lgw/bets/${ids.ticket}`,
      `/lotto/lgw/chases/${ids.chase}`,
      '/lotto/lgw/games/SSC5M/draws',
      '/wps/messages',
      '/wps/messages/threads',
      '/wps/service',
      '/wps/rewards/vip',
      '/wps/rewards/rebate',
      '/wps/rewards/rebate/payments',
      '/wps/rewards/promotions',
      '/wps/rewards/center',
      '/wps/rewards/missions?language=EN',
      '/wps/relay/MCS2_getPointHistory',
      '/wps/relay/MCS2_getPointRewards',
      '/wps/relay/MCS2_getRedeemList',
      '/wps/rewards/delivery',
      `/wps/messages/threads/${ids.thread}`,
      '/wps/relay/CSP_unreadCount',
      '/wps/cashier/deposits',
      '/wps/cashier/withdrawals',
      '/wps/cashier/transfers',
      '/wps/cashier/withdrawal-options',
      '/wps/cashier/transfer-options',
      '/wps/member/security',
      '/wps/member/security/logins',
      '/wps/session/devices',
      '/wps/relay/GCS_recentGame',
      '/wps/relay/GCS_merchantWallet',
      '/wps/relay/MCSFE_getFavoriteList',
    ),
    // As many wins as requested from each hour of the day.
    ...sums('guest', '/wps/relay/GCSGAME_getRankList'),
    ...of(
      'guest',
      '/wps/portal/home',
      '/wps/relay/GCSGAME_getGameList',
      '/lgw/vn/numeros/opened/game',
      '/lotto/lgw/games/SSC5M/current',
    ),
    // Counted up to 10,000; which draws the last 1,000 are.
    ...sums(
      'guest',
      '/lotto/lgw/games/opened/numero?gameCode=SSC5M',
      '/lotto/lgw/games/SSC5M/trend?size=100',
    ),
    ...sums(
      'operator',
      '/wps/ops/lottery/draws',
      '/wps/ops/lottery/draws?state=settled',
      '/wps/ops/lottery/draws?search=2026',
    ),
    ...of(
      'operator',
      '/wps/ops/lottery/draws?state=awaited',
      '/wps/ops/lottery/draws?state=void',
      '/wps/ops/lottery/draws/1',
      '/wps/ops/lottery/limits',
      '/wps/ops/contracts',
      `/wps/ops/threads/${ids.thread}`,
      '/wps/ops/threads?state=all&search=nobody',
      '/wps/ops/threads?state=all&search=c0ffee01',
      '/wps/ops/threads?mine=1',
      '/wps/ops/redemptions?state=all&search=nobody',
      '/wps/ops/redemptions?state=all&search=c0ffee01',
      '/wps/ops/redemptions?mine=1',
      '/wps/ops/payments',
      '/wps/ops/payment-alerts',
      '/wps/ops/factor-resets?search=nobody',
      '/wps/ops/ledger-findings?search=4711',
      '/wps/ops/ledger-findings?search=nobody',
      '/wps/ops/proposals?search=nobody',
      '/wps/ops/proposals?search=c0ffee01',
      '/wps/ops/views/ledger-findings',
      `/wps/ops/members/${ids.player}/deposits`,
      `/wps/ops/members/${ids.player}/withdrawals`,
      `/wps/ops/members/${ids.player}/bets`,
      `/wps/ops/members/${ids.player}/sessions`,
      `/wps/ops/members/${ids.player}/notes`,
      '/wps/ops/withdrawals?queue=all&search=nobody',
      '/wps/ops/withdrawals?queue=all&search=c0ffee01',
    ),
    ...sums(
      'operator',
      '/wps/ops/deposits',
      '/wps/ops/deposits?search=bench',
      '/wps/ops/payments?search=bench&amountFrom=1.00',
      '/wps/ops/queue',
      '/wps/ops/ledger-findings',
      '/wps/ops/ledger-findings?state=gone&kind=hold',
      '/wps/ops/proposals',
      '/wps/ops/factor-resets',
      '/wps/ops/factor-resets?state=done',
      '/wps/ops/content?search=nobody',
      '/wps/ops/proposals?state=open',
      '/wps/ops/proposals?state=rejected',
      '/wps/ops/settings/changes',
      '/wps/ops/settings/changes?search=nobody',
      '/wps/ops/settings/changes?path=name',
      '/wps/ops/settings/changes?path=nothing',
      '/wps/ops/content',
      '/wps/ops/content?state=withdrawn',
      '/wps/ops/settings/reach?paths=depositMethods,withdrawals.min,transferMin',
      '/wps/ops/threads',
      '/wps/ops/threads?state=closed',
      '/wps/ops/threads?state=live&kind=service',
      '/wps/ops/threads?state=closed&kind=service',
      '/wps/ops/threads?state=open&kind=feedback',
      '/wps/ops/threads?state=all',
      '/wps/ops/threads?state=all&type=game',
      '/wps/ops/threads?state=closed&type=game',
      '/wps/ops/threads?state=open&complaint=1',
      '/wps/ops/redemptions',
      '/wps/ops/redemptions?state=completed',
      '/wps/ops/redemptions?state=all',
      '/wps/ops/redemptions?state=all&type=cash',
      '/wps/ops/withdrawals',
      '/wps/ops/withdrawals?queue=done',
      `/wps/ops/withdrawals?queue=all&${span}&amountFrom=1.00`,
    ),
  ];
}
