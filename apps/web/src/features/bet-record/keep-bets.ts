import { betSettled } from '#libs/games/common/bet.events';
import type { BetSummary } from '#libs/games/common/bet-record';
import { onPush } from '../../realtime/push-handlers';
import { betQuery } from '../games/rounds.api';
import { queryClient } from '../session/query-client';
import type { BetFilter } from './bet-filter';
import { type BetPage, withBet } from './with-bet';

/** Keeps lists and pages of the betting record current. */
export const keepBets = (): (() => void) => onPush(betSettled, apply);

function apply(bet: BetSummary, seq: number): void {
  for (const [queryKey, page] of queryClient.getQueriesData<BetPage>({ queryKey: ['bets'] })) {
    if (!page) continue;
    const [, filter, pageNo] = queryKey as readonly [string, BetFilter, number];
    const next = withBet(page, bet, seq, { filter, pageNo });
    if (next) queryClient.setQueryData(queryKey, next);
    else void queryClient.invalidateQueries({ queryKey, exact: true });
  }
  const { queryKey } = betQuery(bet.id);
  const held = queryClient.getQueryData(queryKey);
  if (!held || held.seq >= seq) return;
  queryClient.setQueryData(queryKey, { ...held, ...bet, seq });
  void queryClient.invalidateQueries({ queryKey, exact: true });
}
