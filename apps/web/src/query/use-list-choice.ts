import { useSearchParams } from 'react-router-dom';
import { serverNow } from '../api/server-time';
import type { Span } from '../ui/day-span';
import {
  daysText,
  type ListChoice,
  momentsOf,
  type OwnFields,
  readListChoice,
  writeListChoice,
} from './list-choice';

/** A list's filter and page, kept in the address, so that the way back leads to them. It begins with the days of `first`. */
export function useListChoice<Own extends Record<string, string>>(own: OwnFields<Own>, first: Span = 'week') {
  const [search, setSearch] = useSearchParams();
  const now = new Date(serverNow());
  const choice = readListChoice(search, now, own, first);
  const moments = momentsOf(choice, now);
  /** Another choice begins at the first page. A `step` can be gone back. */
  const choose = (change: Partial<ListChoice & Own>, step = false) =>
    setSearch(writeListChoice({ ...choice, page: 1, ...change }, own), { replace: !step });
  return { choice, choose, moments, days: moments && daysText(moments, now) };
}
