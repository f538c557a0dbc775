import type { BookCode } from '../../common/book/codes.js';
import { type MarketKind, readMarketId, type Selection } from '../../common/book/match.js';
import type { Ruling } from '../vendor/records.js';
import { AppError } from '../web/app-error.js';
import type { Book } from './book.js';
import type { Match } from './match.js';

/** What can be the result of a market; a draw only in football. */
const RESULTS: Record<MarketKind, readonly Selection[]> = {
  winner: ['home', 'draw', 'away'],
  total: ['over', 'under'],
  handicap: ['home', 'away'],
  'innings-runs': ['over', 'under'],
  'over-runs': ['over', 'under'],
  'over-wicket': ['yes', 'no'],
  ball: ['dot', 'runs', 'boundary', 'wicket'],
  map: ['home', 'away'],
  'map-rounds': ['over', 'under'],
};

export interface RulingOrder {
  cancelled?: true;
  results?: Record<string, Selection>;
}

/**
 * Decides about a match after the fact: cancels it for good, or corrects results that are known. Tickets on it are
 * settled, or corrected, by the decision. Resolves when the portal was told once.
 * @throws AppError not_found, malformed
 */
export async function rule(book: Book, code: BookCode, id: string, order: RulingOrder): Promise<Ruling> {
  const { matches, tickets, vendor } = book.bookOf(code);
  const match = await matches.find(id).catch(() => {
    throw new AppError('not_found', 'no such match');
  });
  for (const [market, selection] of Object.entries(order.results ?? {}))
    assertResult(match, market, selection);
  const before = vendor.store.ruling(id);
  const ruling: Ruling = {
    game: code,
    match: id,
    isCancelled: order.cancelled ?? before?.isCancelled ?? false,
    results: { ...before?.results, ...order.results },
  };
  vendor.store.save({ ruling });
  await tickets.review(id);
  return ruling;
}

function assertResult(match: Match, market: string, selection: Selection): void {
  const refuse = (why: string): never => {
    throw new AppError('malformed', `results.${market}: ${why}`);
  };
  try {
    if (match.resultOf(market) === null) refuse('the result is not known yet');
  } catch (error) {
    if (error instanceof RangeError) refuse('no such market');
    throw error;
  }
  const isDraw = selection === 'draw' && match.state.sport !== 'football';
  if (isDraw || !RESULTS[readMarketId(market).kind].includes(selection))
    refuse('not a result of this market');
}
