import { type PayoutSummary, payoutSummary } from '#libs/agency/common/salary.calls';
import { dividendPaid, salaryPaid } from '#libs/agency/common/salary.events';
import { parseAmount, toWire } from '#libs/money/amount';
import { invalidate, updateDetail } from '../../data/push/cache-rules';
import { newestFirst, updateLists } from '../../data/push/list-rule';
import { on } from '../../data/push/push-table';
import { isWithin } from '../../lists/list-choice';
import type { DividendFilter, PayoutPage, SalaryFilter } from './salary.api';

const intoPayout = updateDetail('payout', (data: PayoutSummary) => ({ payout: payoutSummary.parse(data) }));

const rows = {
  row: payoutSummary,
  order: newestFirst,
  sums: ({ sum, currency }: PayoutPage, removed?: PayoutSummary, added?: PayoutSummary) => {
    const of = (payout?: PayoutSummary) => (payout ? parseAmount(payout.amount, currency) : 0n);
    return { sum: toWire(parseAmount(sum, currency) - of(removed) + of(added), currency) };
  },
};

export const salaryPushes = [
  ...on(
    [salaryPaid],
    intoPayout,
    updateLists({
      ...rows,
      keyPrefix: 'salaries',
      matches: (payout, { kind, ...span }: SalaryFilter) =>
        (kind === undefined || payout.kind === kind) && isWithin(payout.settledAt, span),
    }),
  ),
  ...on(
    [dividendPaid],
    intoPayout,
    updateLists({
      ...rows,
      keyPrefix: 'dividends',
      matches: (payout, { side = 'received', ...span }: DividendFilter) =>
        payout.side === side && isWithin(payout.settledAt, span),
    }),
    // What is owed in all, and whether it freezes withdrawals, depends on all dividends.
    invalidate('dividends'),
  ),
];
