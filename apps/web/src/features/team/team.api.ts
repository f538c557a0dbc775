import { queryOptions } from '@tanstack/react-query';
import {
  getTeamIncome,
  getTeamOverview,
  getTeamProfitLoss,
  listDownlines,
  listTeamBets,
  listTeamTransactions,
} from '#libs/agency/common/team.calls';
import type { AnyCall, RequestOf, ValueOf } from '#libs/platform/common/call';
import { queryClient } from '../../data/cache/query-client';
import { callApi } from '../../data/calls/call-api';

export type TeamOverview = ValueOf<typeof getTeamOverview>;
export type TeamBet = ValueOf<typeof listTeamBets>['list'][number];
export type TeamTransaction = ValueOf<typeof listTeamTransactions>['list'][number];
export type StatementPage = ValueOf<typeof getTeamProfitLoss>;
export type StatementRow = StatementPage['list'][number];
export type IncomePage = ValueOf<typeof getTeamIncome>;
export type IncomeDay = IncomePage['list'][number];

/** Rows of a page of the tree. */
export const DOWNLINE_ROWS = 50;
/** Only some changes of a team are pushed: a page that is opened again after this time is fetched again, in milliseconds. */
const STALE_MS = 15_000;

/** The prefix of all keys about the team. */
const TEAM = 'team';

/** How long a renewal waits while the team is being fetched, in milliseconds. */
const RENEW_AFTER_MS = 1000;
let isScheduled = false;

/** A busy team changes each second. A fetch that is under way is not cancelled, or it would never end; another one follows. */
export function renewTeam(): void {
  if (queryClient.isFetching({ queryKey: [TEAM] }) === 0) {
    void queryClient.invalidateQueries({ queryKey: [TEAM] });
    return;
  }
  if (isScheduled) return;
  isScheduled = true;
  setTimeout(() => {
    isScheduled = false;
    renewTeam();
  }, RENEW_AFTER_MS);
}

const teamQuery =
  <C extends AnyCall>(name: string, call: C) =>
  (input: RequestOf<C>) =>
    queryOptions({
      queryKey: [TEAM, name, input] as const,
      queryFn: () => callApi(call, input),
      staleTime: STALE_MS,
    });

export const overviewQuery = teamQuery('overview', getTeamOverview);
export const downlinesQuery = teamQuery('downlines', listDownlines);
export const teamBetsQuery = teamQuery('bets', listTeamBets);
export const teamTransactionsQuery = teamQuery('transactions', listTeamTransactions);
export const statementQuery = teamQuery('statement', getTeamProfitLoss);
export const incomeQuery = teamQuery('income', getTeamIncome);
