import type { BetSummary } from '#libs/games/common/bet-record';
import { BET_STATES } from '#libs/games/common/bet-record';
import { CATEGORIES } from '#libs/games/common/games.calls';
import type { DateRange } from '../../ui/date-preset';
import { daysOf, dayText, SPANS, type Span } from '../../ui/day-span';

/** What the person chose, as the address keeps it; '' where nothing is chosen. */
export interface BetChoice {
  span: Span;
  range: DateRange;
  gameType: BetSummary['gameType'] | '';
  status: BetSummary['status'] | '';
  page: number;
}

/** What the call takes: moments in ISO 8601, `from` included, `to` not. */
export interface BetFilter {
  from: string;
  to?: string;
  gameType?: BetSummary['gameType'];
  status?: BetSummary['status'];
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

/** Reads the choice from the address; what it does not understand is as if it were not there. */
export function readChoice(search: URLSearchParams, now: Date): BetChoice {
  const today = dayText(now);
  const range = { from: search.get('from') ?? today, to: search.get('to') ?? today };
  const page = Number(search.get('page') ?? 1);
  return {
    span: oneOf(SPANS, search.get('span')) ?? 'week',
    range,
    gameType: oneOf(CATEGORIES, search.get('type')) ?? '',
    status: oneOf(BET_STATES, search.get('status')) ?? '',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

export function writeChoice({ span, range, gameType, status, page }: BetChoice): URLSearchParams {
  const search = new URLSearchParams({ span });
  if (span === 'custom') {
    search.set('from', range.from);
    search.set('to', range.to);
  }
  if (gameType) search.set('type', gameType);
  if (status) search.set('status', status);
  if (page > 1) search.set('page', String(page));
  return search;
}

/** The moments of a choice; `null` where its own two days are not both days in their order. */
export function filterOf({ span, range, gameType, status }: BetChoice, now: Date): BetFilter | null {
  const days = daysOf(span, range, now);
  if (!days) return null;
  return {
    from: days.from.toISOString(),
    ...(days.to && { to: days.to.toISOString() }),
    ...(gameType && { gameType }),
    ...(status && { status }),
  };
}

/** Whether a round would stand in a list of this filter. */
export function meets(bet: BetSummary, { from, to, gameType, status }: BetFilter): boolean {
  const opened = Date.parse(bet.openedAt);
  return (
    opened >= Date.parse(from) &&
    (to === undefined || opened < Date.parse(to)) &&
    (gameType === undefined || bet.gameType === gameType) &&
    (status === undefined || bet.status === status)
  );
}
