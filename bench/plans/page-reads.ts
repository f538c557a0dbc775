/** One call that a page makes, as one whom it concerns makes it. */
export interface PageRead {
  as: 'agent' | 'player' | 'operator' | 'guest';
  path: string;
  /** It sums up everything that a filter meets, or all of a team: rows read grow with that, and not with the table. */
  sums?: true;
}

const DAY_MS = 86_400_000;

/** Reads of the pages, by lists of members, agents and operators. */
export function pageReads(ids: { round: string; downline: string; contract: string }): PageRead[] {
  const now = Date.now();
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
    ...sums('player', '/wps/relay/ODSFE2_MemTransDet', '/wps/records/bets'),
    ...of(
      'player',
      `/wps/records/bets/${ids.round}`,
      '/wps/v2/wallets/balance',
      '/wps/member/info',
      '/wps/member/info/funds/consolidated',
      '/wps/messages',
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
      '/wps/relay/MCSFE_getFavoriteList',
    ),
    // Of each hour of the day as many wins as are asked for.
    ...sums('guest', '/wps/relay/GCSGAME_getRankList'),
    ...of('guest', '/wps/portal/home', '/wps/relay/GCSGAME_getGameList'),
    ...of(
      'operator',
      '/wps/ops/contracts',
      '/wps/ops/payments',
      '/wps/ops/payment-alerts',
      '/wps/ops/factor-resets',
      '/wps/ops/ledger-findings',
    ),
    ...sums('operator', '/wps/ops/deposits', '/wps/ops/queue', '/wps/ops/withdrawals'),
  ];
}
