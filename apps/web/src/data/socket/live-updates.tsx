import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient } from '../cache/query-client';
import { PushCache } from '../push/push-cache';
import { emitPush } from '../push/push-handlers';
import { openSocket } from './socket';

const RETRY_MS = 2000;

/** What is read before the connection is opened; its `seq` says which events it holds. */
type SnapshotQuery<Snapshot, Key extends QueryKey> = UseQueryOptions<Snapshot, Error, Snapshot, Key>;

interface LiveUpdatesProps<Snapshot extends { seq: number }, Key extends QueryKey> {
  /** Without one nothing is connected. */
  token: string | null;
  snapshot: SnapshotQuery<Snapshot, Key>;
  /** Called when the server has ended the session. Has to keep its identity. */
  onEnded: (reason: string) => void;
  /** Called when the connection is closed for good: the cache may hold what the next person must not see. Keeps its identity. */
  onLeft: () => void;
  /** Resolved when all that handles pushes is registered. An event that comes before is lost for the page. */
  registered: Promise<void>;
}

/** Connects when there is a session: first the snapshot, then everything after it. Draws nothing. */
export function LiveUpdates<Snapshot extends { seq: number }, Key extends QueryKey>({
  token,
  snapshot,
  onEnded,
  onLeft,
  registered,
}: LiveUpdatesProps<Snapshot, Key>) {
  useEffect(() => {
    if (token === null) return;
    let close: (() => void) | undefined;
    let over = false;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const cache = new PushCache(queryClient);
    const open = async () => {
      const { seq } = await queryClient.ensureQueryData(snapshot);
      await registered;
      if (over) return;
      cache.startAt(seq);
      close = openSocket({
        token,
        seq,
        apply: (event) => {
          cache.apply(event);
          emitPush(event);
        },
        resync: () => resync(cache, snapshot),
        ended: onEnded,
      });
    };
    const keepTrying = (): void => {
      open().catch(() => {
        if (!over) retry = setTimeout(keepTrying, RETRY_MS);
      });
    };
    keepTrying();
    return () => {
      over = true;
      clearTimeout(retry);
      close?.();
      cache.stop();
      onLeft();
    };
  }, [token, snapshot, onEnded, onLeft, registered]);
  return null;
}

async function resync<Snapshot extends { seq: number }, Key extends QueryKey>(
  cache: PushCache,
  snapshot: SnapshotQuery<Snapshot, Key>,
): Promise<number> {
  const { seq } = await queryClient.fetchQuery({ ...snapshot, staleTime: 0 });
  cache.startAt(seq);
  await queryClient.invalidateQueries();
  return seq;
}
