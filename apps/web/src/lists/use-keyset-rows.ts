import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import type { KeysetPageOf } from '#libs/platform/common/paging';
import type { RowsPage } from './all-rows';

interface KeysetRows<Row> {
  queryKey: QueryKey;
  load: (page: { after?: string }) => Promise<KeysetPageOf<Row>>;
  enabled?: boolean;
}

/** What follows the rows that are shown. */
export interface MoreRows {
  left: number;
  busy: boolean;
  load: () => void;
}

/** Rows that are read page after page and stay on show together. Read anew, all pages are: rows neither repeat nor hide. */
export function useKeysetRows<Row>({ queryKey, load, enabled = true }: KeysetRows<Row>) {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => load(pageParam === null ? {} : { after: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    enabled,
    select: ({ pages }): RowsPage<Row> => ({
      list: pages.flatMap(({ list }) => list),
      total: pages[0]?.total ?? 0,
      totalPages: 1,
    }),
  });
  const { data, hasNextPage, isFetchingNextPage: busy, fetchNextPage } = query;
  const more: MoreRows | null =
    data && hasNextPage
      ? { left: Math.max(0, data.total - data.list.length), busy, load: () => void fetchNextPage() }
      : null;
  return { query, more };
}
