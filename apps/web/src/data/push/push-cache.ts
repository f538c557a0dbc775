import type { Query, QueryClient } from '@tanstack/react-query';
import type { PushedEvent } from '../socket/sequencer';
import { type CacheRule, rowsOf } from './push-table';

interface Applied {
  seq: number;
  /** `null` where the data is not of the shape that this page knows: it was loaded before the server changed. */
  data: unknown;
  rules: CacheRule<unknown>[];
}

/** More events than arrive while one snapshot is on its way. */
const MOST_RECENT = 200;

/**
 * Applies pushes to the cache by the table. A snapshot says by its `seq` which events it holds: an event that is
 * not newer changes nothing, and a snapshot that arrives after events which it does not hold gets these at once. What
 * cannot be brought up to date so is read again, if it is shown.
 */
export class PushCache {
  /** The last events, oldest first; `dropped` is the `seq` of the newest that is not among them. */
  private recent: Applied[] = [];
  private dropped = 0;
  private readonly askedAt = new WeakMap<Query, number>();
  private readonly invalidatedWhileLoading = new WeakSet<Query>();
  readonly stop: () => void;

  constructor(private readonly client: QueryClient) {
    this.stop = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return;
      const { query, action } = event;
      if (action.type === 'invalidate' && isFirstOnItsWay(query)) this.invalidatedWhileLoading.add(query);
      // Not in the midst of it: the query has to be done with this answer before it can ask again.
      if (action.type === 'success' && !action.manual) queueMicrotask(() => this.applyPending(query));
    });
  }

  /** Events follow from `seq` on: what the cache holds of an earlier moment is read again. */
  startAt(seq: number): void {
    this.recent = [];
    this.dropped = seq;
    for (const query of this.queries()) this.applyPending(query);
  }

  /** Applies an event. They have to come in the order of their `seq`, each once. */
  apply({ name, seq, data }: PushedEvent): void {
    const rows = rowsOf(name);
    const read = rows[0]?.push.data.safeParse(data);
    const event = { seq, data: read?.success ? read.data : null, rules: rows.flatMap(({ rules }) => rules) };
    this.recent.push(event);
    if (this.recent.length > MOST_RECENT) this.dropped = this.recent.shift()?.seq ?? this.dropped;
    for (const query of this.queries()) this.applyTo(query, event);
  }

  /** Applies the events that a snapshot does not hold. */
  private applyPending(query: Query): void {
    const wasInvalidated = this.invalidatedWhileLoading.delete(query);
    const seq = seqOf(query);
    if (seq === undefined) return wasInvalidated ? this.invalidate(query) : undefined;
    if (seq < this.dropped) return this.invalidateOnce(query);
    for (const event of this.recent) this.applyTo(query, event);
  }

  private applyTo(query: Query, { seq, data, rules }: Applied): void {
    const { queryKey } = query;
    const ofQuery = rules.filter(
      (rule) =>
        rule.keyPrefix === queryKey[0] && (data === null || (rule.concerns?.(data, queryKey) ?? true)),
    );
    const snapshotSeq = seqOf(query);
    if (ofQuery.length === 0 || (snapshotSeq !== undefined && snapshotSeq >= seq)) return;
    if (snapshotSeq === undefined) return this.invalidate(query);
    const snapshot = query.state.data as object;
    let next = snapshot;
    let complete = data !== null;
    for (const { update } of complete ? ofQuery : []) {
      const updated = update?.(next, data, queryKey) ?? null;
      if (updated) next = updated;
      else complete = false;
    }
    if (next !== snapshot) this.set(query, { ...next, seq });
    if (!complete) this.invalidateOnce(query);
  }

  private set(query: Query, snapshot: object): void {
    const { isInvalidated } = query.state;
    this.client.setQueryData(query.queryKey, snapshot);
    // The client takes it for a fresh answer, which it is not.
    if (isInvalidated) query.invalidate();
  }

  /** Once for each event, so that an answer which stays old is not asked for without end. */
  private invalidateOnce(query: Query): void {
    const newest = this.recent.at(-1)?.seq ?? this.dropped;
    if (this.askedAt.get(query) === newest) return;
    this.askedAt.set(query, newest);
    this.invalidate(query);
  }

  private invalidate(query: Query): void {
    void this.client.invalidateQueries({ queryKey: query.queryKey, exact: true });
  }

  private queries(): Query[] {
    return this.client.getQueryCache().getAll();
  }
}

const isFirstOnItsWay = ({ state }: Query): boolean =>
  state.data === undefined && state.fetchStatus !== 'idle';

function seqOf({ state }: Query): number | undefined {
  const seq = (state.data as { seq?: unknown } | null | undefined)?.seq;
  return typeof seq === 'number' ? seq : undefined;
}
