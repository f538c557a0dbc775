import type { z } from 'zod';
import type { CacheRule } from './push-table';

interface Listed {
  id: string;
}

interface Page<Item> {
  list: Item[];
  total: number;
  totalPages: number;
}

/** How pushes change a list. The keys of its queries are `[keyPrefix, filter, pageNo]`; `filter` may hold a `pageSize`. */
export interface ListRule<Item extends Listed, Filter> {
  keyPrefix: string;
  /** The row that a push brings, out of its data; `null` where it brings none. */
  row: z.ZodType<Item | null>;
  /** Whether a list with this filter shows the row; it always does, unless this is given. */
  matches?(item: NoInfer<Item>, filter: Filter): boolean;
  /** The fields of the filter that a row may match at one time and not at another, such as its state. */
  changing?: readonly (keyof Filter)[];
  /** Negative where the first row stands above the second. */
  order(one: NoInfer<Item>, other: NoInfer<Item>): number;
  /** Sums of the whole list, after one of its rows was replaced by another; either may be missing. */
  sums?(page: never, removed: NoInfer<Item> | undefined, added: NoInfer<Item> | undefined): object;
}

/** As many rows as the server puts on a page, unless it is asked for more or fewer. */
const PAGE_SIZE = 20;

/**
 * Puts the row into every list that may show it. A new row goes to the first page alone; a page is fetched again if the
 * change is on a later one, or moves rows from one page to another.
 */
export const updateLists = <Item extends Listed, Filter extends object>(
  list: ListRule<Item, Filter>,
): CacheRule<unknown> => ({
  keyPrefix: list.keyPrefix,
  update: (page, data, [, filter, pageNo]) => {
    const row = list.row.parse(data);
    return row ? withRow(page as Page<Item>, row, list, filter as Filter, Number(pageNo)) : page;
  },
});

function withRow<Item extends Listed, Filter extends object>(
  page: Page<Item>,
  item: Item,
  list: ListRule<Item, Filter>,
  filter: Filter,
  pageNo: number,
): Page<Item> | null {
  const { matches = () => true, changing = [], order } = list;
  const pageSize = 'pageSize' in filter ? Number(filter.pageSize) : PAGE_SIZE;
  const fixedFields = Object.entries(filter).filter(([key]) => !isIn(changing, key));
  const mayEverMatch = matches(item, Object.fromEntries(fixedFields) as Filter);
  if (!mayEverMatch) return page;
  const held = page.list.find(({ id }) => id === item.id);
  const matchesNow = matches(item, filter);
  const added = matchesNow ? item : undefined;
  const holdsAll = page.total === page.list.length;
  if (!held && !added) return holdsAll ? page : null;
  if (held && !added && !holdsAll) return null;
  if (!held && added) {
    const last = page.list.at(-1);
    if (pageNo !== 1) return null;
    // It stands on a later page already, or is the newest of those that do.
    if (!holdsAll && last && order(added, last) > 0) return changing.length > 0 || list.sums ? null : page;
  }
  const others = page.list.filter((row) => row !== held);
  const rows = added ? [...others, added].sort(order).slice(0, pageSize) : others;
  const total = page.total + Number(Boolean(added)) - Number(Boolean(held));
  return {
    ...page,
    list: rows,
    total,
    totalPages: Math.max(1, Math.ceil(total / pageSize)),
    ...list.sums?.(page as never, held, added),
  };
}

const isIn = (keys: readonly PropertyKey[], key: string): boolean => keys.includes(key);

/** The order of rows by a moment (ISO 8601), the latest first, and by their id (text, or digits) where it is the same. */
export const latestFirst =
  <Item extends Listed>(momentOf: (item: Item) => string) =>
  (one: Item, other: Item): number =>
    Date.parse(momentOf(other)) - Date.parse(momentOf(one)) || newestFirst(one, other);

/** The order of rows by their id, the highest first. */
export const newestFirst = (one: Listed, other: Listed): number =>
  other.id.length - one.id.length || (other.id > one.id ? 1 : -1);
