import { queryOptions } from '@tanstack/react-query';
import {
  getTeamIncome,
  getTeamOverview,
  getTeamProfitLoss,
  listDownlines,
  listTeamBets,
  listTeamTransactions,
  openDownline,
} from '#libs/agency/common/team.calls';
import type { RequestOf, ValueOf } from '#libs/platform/common/call';
import { callApi } from '../../api/call-api';
import { queryClient } from '../session/query-client';

export type TeamOverview = ValueOf<typeof getTeamOverview>;
export type TeamBet = ValueOf<typeof listTeamBets>['list'][number];
export type TeamTransaction = ValueOf<typeof listTeamTransactions>['list'][number];
export type StatementPage = ValueOf<typeof getTeamProfitLoss>;
export type StatementRow = StatementPage['list'][number];
export type IncomePage = ValueOf<typeof getTeamIncome>;
export type IncomeDay = IncomePage['list'][number];

/** Rows of a page of the tree. */
export const DOWNLINE_ROWS = 50;
/** What a team does is pushed in part only: what was fetched before this is fetched again when it is looked at. */
const STALE_MS = 15_000;

/** Everything under this key is about the tree and what it did. */
const TEAM = 'team';

/** How long news waits while the team is being read, in milliseconds. */
const AGAIN_MS = 1000;
let waits = false;

/** A busy team has news each second: what is being read is let be, or it would never be there, and read once more then. */
export function renewTeam(): void {
  if (queryClient.isFetching({ queryKey: [TEAM] }) === 0) {
    void queryClient.invalidateQueries({ queryKey: [TEAM] });
    return;
  }
  if (waits) return;
  waits = true;
  setTimeout(() => {
    waits = false;
    renewTeam();
  }, AGAIN_MS);
}

export const overviewQuery = (input: RequestOf<typeof getTeamOverview>) =>
  queryOptions({
    queryKey: [TEAM, 'overview', input] as const,
    queryFn: () => callApi(getTeamOverview, input),
    staleTime: STALE_MS,
  });

export const downlinesQuery = (input: RequestOf<typeof listDownlines>) =>
  queryOptions({
    queryKey: [TEAM, 'downlines', input] as const,
    queryFn: () => callApi(listDownlines, input),
    staleTime: STALE_MS,
  });

export const teamBetsQuery = (input: RequestOf<typeof listTeamBets>) =>
  queryOptions({
    queryKey: [TEAM, 'bets', input] as const,
    queryFn: () => callApi(listTeamBets, input),
    staleTime: STALE_MS,
  });

export const teamTransactionsQuery = (input: RequestOf<typeof listTeamTransactions>) =>
  queryOptions({
    queryKey: [TEAM, 'transactions', input] as const,
    queryFn: () => callApi(listTeamTransactions, input),
    staleTime: STALE_MS,
  });

export const statementQuery = (input: RequestOf<typeof getTeamProfitLoss>) =>
  queryOptions({
    queryKey: [TEAM, 'statement', input] as const,
    queryFn: () => callApi(getTeamProfitLoss, input),
    staleTime: STALE_MS,
  });

export const incomeQuery = (input: RequestOf<typeof getTeamIncome>) =>
  queryOptions({
    queryKey: [TEAM, 'income', input] as const,
    queryFn: () => callApi(getTeamIncome, input),
    staleTime: STALE_MS,
  });

/** Opens an account. One key for each intent: a repeated press or a lost answer opens one. */
export async function sendNewDownline(fields: RequestOf<typeof openDownline>, idempotencyKey: string) {
  const opened = await callApi(openDownline, fields, { idempotencyKey });
  renewTeam();
  return opened;
}
