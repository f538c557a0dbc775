import type { Database } from '#libs/platform/database/database';
import type { RecordType } from './common/account-record.calls.js';

/** The transactions of a half-open span of time; either end may be infinite. */
export interface RecordRange {
  from: string;
  to: string;
  /** Ids between `above` and `below` may be in the span; those from `first` to `last` are in it. */
  above: string;
  below: string;
  first: string;
  last: string;
}

const LAST_ID = '9223372036854775807';

/** Finds the ids without an index by time: ids are assigned in the order of time, give or take an hour. */
export async function recordRange(
  database: Database,
  from: string | undefined,
  to: string | undefined,
): Promise<RecordRange> {
  const open = { from: from ?? '-infinity', to: to ?? 'infinity' };
  if (from === undefined && to === undefined)
    return { ...open, above: '0', below: LAST_ID, first: '0', last: LAST_ID };
  const [ids] = await database.query<Omit<RecordRange, 'from' | 'to'>>(
    'select above, below, first, last from ledger.transactions_of(p_from => $1, p_to => $2)',
    [from ?? null, to ?? null],
  );
  if (!ids) throw new Error('a function gives a row');
  return { ...open, ...ids };
}

/** The parameters of `inRange`, in their order. */
export const rangeParameters = ({ above, below, first, last, from, to }: RecordRange): string[] => [
  above,
  below,
  first,
  last,
  from,
  to,
];

/**
 * The SQL condition that a posting `p` is in the range, with six parameters from the number `at` on. It reads the transaction only if
 * the id does not decide.
 */
export function inRange(at: number): string {
  const [above, below, first, last, from, to] = Array.from({ length: 6 }, (_, index) => `$${at + index}`);
  return `p.transaction > ${above}::bigint and p.transaction < ${below}::bigint
    and (p.transaction between ${first}::bigint and ${last}::bigint
      or (select t.at >= ${from}::timestamptz and t.at < ${to}::timestamptz from ledger.transaction t
          where t.id = p.transaction))`;
}

/** The SQL condition that a posting `p` has this type. Games are stored as null. */
export function ofType(type: RecordType | undefined): string {
  if (type === undefined) return 'true';
  return type === 'game' ? 'p.type is null' : `p.type = '${type}'`;
}

/** The SQL expression of a posting's type. */
export const TYPE_OF_POSTING = `coalesce(p.type, 'game')`;
