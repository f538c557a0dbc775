import type { Query, QueryClient } from '@tanstack/react-query';

export interface SnapshotWatch {
  /** The line goes on after event `seq`: what the cache holds of an earlier moment is asked for anew. */
  opensAt(seq: number): void;
  /** The line has told event `seq`: a snapshot that arrives now and does not hold it is asked for anew. */
  told(seq: number): void;
  stop(): void;
}

/**
 * Closes the gap between snapshots and the line: a snapshot that was read before an event and arrives after it would
 * never hear of it. One with a `seq` tells by it; one without is taken for old if it was invalidated on its way, which
 * the cache forgets as soon as the first answer is there. Only events after what was asked for can make it ask again.
 */
export function watchSnapshots(client: QueryClient): SnapshotWatch {
  let newest = 0;
  const askedAt = new WeakMap<Query, number>();
  const overtaken = new WeakSet<Query>();

  const renew = (query: Query) => void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
  const renewIfOld = (query: Query) => {
    const seq = seqOf(query.state.data);
    if (seq === undefined || seq >= newest || askedAt.get(query) === newest) return;
    askedAt.set(query, newest);
    renew(query);
  };
  const arrived = (query: Query) => {
    const wasOvertaken = overtaken.delete(query);
    if (seqOf(query.state.data) !== undefined) renewIfOld(query);
    else if (wasOvertaken) renew(query);
  };
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'invalidate' && isOnItsWay(query)) overtaken.add(query);
    // Not in the midst of it: the query has to be done with this answer before it can ask again.
    if (action.type === 'success' && !action.manual) queueMicrotask(() => arrived(query));
  });
  return {
    opensAt: (seq) => {
      newest = seq;
      for (const query of client.getQueryCache().getAll()) renewIfOld(query);
    },
    told: (seq) => {
      newest = seq;
    },
    stop,
  };
}

const isOnItsWay = ({ state }: Query): boolean => state.data === undefined && state.fetchStatus !== 'idle';

function seqOf(data: unknown): number | undefined {
  const seq = (data as { seq?: unknown } | null | undefined)?.seq;
  return typeof seq === 'number' ? seq : undefined;
}
