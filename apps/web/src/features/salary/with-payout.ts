import type { PayoutSummary } from '#libs/agency/common/salary.calls';
import { parseAmount, toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import type { SalaryInput, SalaryPage } from './salary.api';

/** As many payouts as one page holds. */
export const SALARY_ROWS = 20;

/** Whether a payout is of a list: lists are about when payouts were settled. */
function fits(payout: PayoutSummary, { kind, from, to }: SalaryInput): boolean {
  const at = Date.parse(payout.settledAt);
  if (kind && payout.kind !== kind) return false;
  return (!from || at >= Date.parse(from)) && (!to || at < Date.parse(to));
}

/**
 * A page of salaries after one was pushed. `null` where the page alone does not tell, because a new one stands on another
 * page and moves the rows of this one: then it has to be asked for anew.
 */
export function withPayout(
  page: SalaryPage,
  payout: PayoutSummary,
  seq: number,
  input: SalaryInput,
): SalaryPage | null {
  if (page.seq >= seq) return page;
  if (!fits(payout, input)) return { ...page, seq };
  if (page.list.some(({ id }) => id === payout.id))
    return { ...page, list: page.list.map((held) => (held.id === payout.id ? payout : held)), seq };
  const [newest] = page.list;
  const isNewest = newest === undefined || BigInt(payout.id) > BigInt(newest.id);
  if (Number(input.pageNo ?? 1) !== 1 || !isNewest) return null;
  const currency = page.currency as Currency;
  const total = page.total + 1;
  return {
    ...page,
    list: [payout, ...page.list].slice(0, SALARY_ROWS),
    total,
    totalPages: Math.ceil(total / SALARY_ROWS),
    sum: toWire(parseAmount(page.sum, currency) + parseAmount(payout.amount, currency), currency),
    seq,
  };
}
