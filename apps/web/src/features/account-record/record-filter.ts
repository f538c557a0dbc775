import { RECORD_TYPES, type RecordType } from '#libs/ledger/common/account-record.calls';
import type { DateRange } from '../../ui/date-preset';
import { daysOf, dayText, SPANS, type Span } from '../../ui/day-span';

/** What the person chose, as the address keeps it; '' where nothing is chosen. */
export interface RecordChoice {
  span: Span;
  range: DateRange;
  type: RecordType | '';
  page: number;
}

/** What the call takes: moments in ISO 8601, `from` included, `to` not. */
export interface RecordFilter {
  from: string;
  to?: string;
  type?: RecordType;
}

/** Reads the choice from the address; what it does not understand is as if it were not there. */
export function readChoice(search: URLSearchParams, now: Date): RecordChoice {
  const today = dayText(now);
  const page = Number(search.get('page') ?? 1);
  return {
    span: SPANS.find((span) => span === search.get('span')) ?? 'week',
    range: { from: search.get('from') ?? today, to: search.get('to') ?? today },
    type: RECORD_TYPES.find((type) => type === search.get('type')) ?? '',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

export function writeChoice({ span, range, type, page }: RecordChoice): URLSearchParams {
  const search = new URLSearchParams({ span });
  if (span === 'custom') {
    search.set('from', range.from);
    search.set('to', range.to);
  }
  if (type) search.set('type', type);
  if (page > 1) search.set('page', String(page));
  return search;
}

/** The moments of a choice; `null` where its own two days are not both days in their order. */
export function filterOf({ span, range, type }: RecordChoice, now: Date): RecordFilter | null {
  const days = daysOf(span, range, now);
  if (!days) return null;
  return {
    from: days.from.toISOString(),
    ...(days.to && { to: days.to.toISOString() }),
    ...(type && { type }),
  };
}
