export interface RowsPage<Row> {
  list: Row[];
  total: number;
  totalPages: number;
}

/** More than a person reads; a file stays of a size that a phone can make. */
export const MOST_ROWS = 10_000;
const PAGE_SIZE = 100;

interface Reading<Row> {
  load: (paging: { pageNo: number; pageSize: number }) => Promise<RowsPage<Row>>;
  /** Told after each page. */
  onProgress: (read: number, total: number) => void;
  signal: AbortSignal;
}

/** All rows of a list, page by page, at most `MOST_ROWS`. Rows that another page held already are left out. */
export async function allRows<Row extends object>(
  keyOf: (row: Row) => string,
  { load, onProgress, signal }: Reading<Row>,
): Promise<Row[]> {
  const rows = new Map<string, Row>();
  for (let pageNo = 1; ; pageNo += 1) {
    const page = await load({ pageNo, pageSize: PAGE_SIZE });
    signal.throwIfAborted();
    for (const row of page.list) rows.set(keyOf(row), row);
    onProgress(Math.min(rows.size, MOST_ROWS), Math.min(page.total, MOST_ROWS));
    if (pageNo >= page.totalPages || rows.size >= MOST_ROWS) return [...rows.values()].slice(0, MOST_ROWS);
  }
}
