/** One call of a page, made by a caller whom it concerns. */
export interface PageRead {
  as: 'agent' | 'player' | 'operator' | 'guest';
  path: string;
  /** It sums up all rows of a filter or of a team: the rows read grow with those, not with the table. */
  sums?: true;
}

const DAY_MS = 86_400_000;

/** Reads of the pages, for lists of members, agents and operators. */
export function pageReads(ids: {
  round: string;
  downline: string;
  contract: string;
  player: string;
}): PageRead[] {
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
    // As many wins as requested from each hour of the day.
    ...sums('guest', '/wps/relay/GCSGAME_getRankList'),
    ...of('guest', '/wps/portal/home', '/wps/relay/GCSGAME_getGameList'),
    ...of(
      'operator',
      '/wps/ops/contracts',
      '/wps/ops/payments',
      '/wps/ops/payment-alerts',
      '/wps/ops/factor-resets',
      '/wps/ops/ledger-findings',
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
      '/wps/ops/withdrawals',
      '/wps/ops/withdrawals?queue=done',
      `/wps/ops/withdrawals?queue=all&${span}&amountFrom=1.00`,
    ),
  ];
}
