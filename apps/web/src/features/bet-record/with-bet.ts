import type { BetSummary } from '#libs/games/common/bet-record';
import type { listBets } from '#libs/games/common/bet-record.calls';
import { parseAmount, toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import type { ValueOf } from '#libs/platform/common/call';
import { type BetFilter, meets } from './bet-filter';

export type BetPage = ValueOf<typeof listBets>;

interface Place {
  filter: BetFilter;
  pageNo: number;
}

/** As many rounds as one page holds. */
const PAGE_SIZE = 20;

/**
 * A page of the record after a round was pushed. `null` where that cannot be told from the page alone, because the
 * round may stand on another one: then the page has to be asked for anew.
 */
export function withBet(
  page: BetPage,
  bet: BetSummary,
  seq: number,
  { filter, pageNo }: Place,
): BetPage | null {
  if (page.seq >= seq) return page;
  const held = page.list.find(({ id }) => id === bet.id);
  const fits = meets(bet, filter);
  if (!held && !fits) return { ...page, seq };
  if (!held && !standsOn(page, bet, pageNo)) return null;
  const others = page.list.filter(({ id }) => id !== bet.id);
  const list = fits ? [...others, bet].sort(latestFirst).slice(0, PAGE_SIZE) : others;
  const total = page.total + (fits ? 1 : 0) - (held ? 1 : 0);
  return {
    ...page,
    list,
    total,
    totalPages: Math.ceil(total / PAGE_SIZE),
    totals: totalsAfter(page.totals, held, fits ? bet : undefined),
    seq,
  };
}

/** A round that the first page did not hold is new, unless it is older than all that the page has room for. */
function standsOn({ list }: BetPage, bet: BetSummary, pageNo: number): boolean {
  const last = list.at(-1);
  return pageNo === 1 && (list.length < PAGE_SIZE || last === undefined || latestFirst(bet, last) < 0);
}

function latestFirst(one: BetSummary, other: BetSummary): number {
  const apart = Date.parse(other.openedAt) - Date.parse(one.openedAt);
  return apart || (BigInt(other.id) > BigInt(one.id) ? 1 : -1);
}

function totalsAfter(
  totals: BetPage['totals'],
  gone: BetSummary | undefined,
  come: BetSummary | undefined,
): BetPage['totals'] {
  const currency = totals.currency as Currency;
  const sum = (field: 'stake' | 'payout') => {
    const of = (bet: BetSummary | undefined) =>
      bet && bet.status !== 'void' ? parseAmount(bet[field], currency) : 0n;
    return toWire(parseAmount(totals[field], currency) - of(gone) + of(come), currency);
  };
  return { currency: totals.currency, stake: sum('stake'), payout: sum('payout') };
}
