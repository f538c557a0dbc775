import { useSearchParams } from 'react-router-dom';
import { serverNow } from '../data/calls/server-time';
import type { Span } from '../ui/forms/day-span';
import {
  dayInZone,
  daysText,
  type ListChoice,
  momentsOf,
  type OwnFields,
  readListChoice,
  writeListChoice,
} from './list-choice';

/**
 * A list's filters and page, kept in the address, so that the way back leads to them. `first`: its days at the beginning; they are
 * days of this device, or of the time zone (IANA).
 */
export function useListChoice<Own extends Record<string, string>>(
  own: OwnFields<Own>,
  first: Span | null = 'week',
  timeZone?: string,
) {
  const [search, setSearch] = useSearchParams();
  const now = timeZone ? dayInZone(serverNow(), timeZone) : new Date(serverNow());
  const choice = readListChoice(search, now, own, first ?? undefined);
  const moments = momentsOf(choice, now);
  /** Another choice begins at the first page. A `step` can be gone back. */
  const choose = (change: Partial<ListChoice & Own>, step = false) =>
    setSearch(writeListChoice({ ...choice, page: 1, ...change }, own, first !== null), { replace: !step });
  return { choice, choose, moments, days: first && moments && daysText(moments, now) };
}
