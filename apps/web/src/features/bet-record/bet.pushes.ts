import { betSettled } from '#libs/games/common/bet.events';
import { type BetSummary, betSummary } from '#libs/games/common/bet-record';
import { parseAmount, toWire } from '#libs/money/amount';
import { invalidateOwn, updateDetail } from '../../data/push/cache-rules';
import { latestFirst, updateLists } from '../../data/push/list-rule';
import { on } from '../../data/push/push-table';
import { matchesFilter } from './bet-filter';
import type { BetPage } from './bet-record.api';

export const betPushes = on(
  [betSettled],
  updateDetail('bet', (data) => betSummary.parse(data)),
  // Its transactions, and the proof of its result, are not pushed: bets are settled by the thousand.
  invalidateOwn('bet'),
  updateLists({
    keyPrefix: 'bets',
    row: betSummary,
    matches: matchesFilter,
    changing: ['status'],
    order: latestFirst(({ openedAt }) => openedAt),
    sums: ({ totals }: BetPage, removed, added) => ({ totals: totalsAfter(totals, removed, added) }),
  }),
);

function totalsAfter(totals: BetPage['totals'], removed?: BetSummary, added?: BetSummary): BetPage['totals'] {
  const { currency } = totals;
  const sum = (field: 'stake' | 'payout') => {
    const of = (bet?: BetSummary) => (bet && bet.status !== 'void' ? parseAmount(bet[field], currency) : 0n);
    return toWire(parseAmount(totals[field], currency) - of(removed) + of(added), currency);
  };
  return { currency, stake: sum('stake'), payout: sum('payout') };
}
