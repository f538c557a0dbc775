import type { QueryKey } from '@tanstack/react-query';
import type { AnyPush, DataOf } from '#libs/platform/common/push';

/** What a push does to all queries whose key begins with `keyPrefix`. */
export interface CacheRule<Data> {
  keyPrefix: string;
  /** Whether the push is about this query; it is about all of them, unless this is given. */
  concerns?(data: Data, queryKey: QueryKey): boolean;
  /**
   * The snapshot with the push in it; the same object where nothing changes; `null` where the snapshot alone does not
   * say, and has to be read again. Without it the query is always read again, if it is shown.
   */
  update?(snapshot: object, data: Data, queryKey: QueryKey): object | null;
}

/** A row of the table: which queries a push concerns, and how. */
export interface PushRow {
  push: AnyPush;
  rules: CacheRule<unknown>[];
}

/** Rows for pushes that concern the same queries in the same way. */
export function on<P extends AnyPush>(pushes: readonly P[], ...rules: CacheRule<DataOf<P>>[]): PushRow[] {
  return pushes.map((push) => ({ push, rules: rules as CacheRule<unknown>[] }));
}

const table = new Map<string, PushRow[]>();

/** Adds rows to the table. Returns the function that takes them out. */
export function registerPushes(rows: readonly PushRow[]): () => void {
  for (const row of rows) table.set(row.push.name, [...rowsOf(row.push.name), row]);
  return () => {
    for (const row of rows)
      table.set(
        row.push.name,
        rowsOf(row.push.name).filter((held) => held !== row),
      );
  };
}

export const rowsOf = (name: string): PushRow[] => table.get(name) ?? [];
