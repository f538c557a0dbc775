import { QueryClient } from '@tanstack/react-query';
import type { AnyPush, DataOf } from '#libs/platform/common/push';
import { PushCache } from './push-cache';
import { type PushRow, registerPushes } from './push-table';

/** A cache to which pushes are applied by these rows of the table alone. */
export function openPushCache(rows: readonly PushRow[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const release = registerPushes(rows);
  const cache = new PushCache(client);
  return {
    client,
    cache,
    push: <P extends AnyPush>(push: P, seq: number, data: DataOf<P>) =>
      cache.apply({ name: push.name, seq, at: '', data }),
    /** Puts a snapshot in, applies a push, and gives what is shown then, and whether it is to be fetched again. */
    after: <P extends AnyPush, Snapshot extends object>(
      queryKey: readonly unknown[],
      snapshot: Snapshot,
      [push, seq, data]: [P, number, DataOf<P>],
    ) => {
      client.setQueryData(queryKey, snapshot);
      cache.apply({ name: push.name, seq, at: '', data });
      const state = client.getQueryState(queryKey);
      return { shown: state?.data as Snapshot, isInvalidated: state?.isInvalidated ?? false };
    },
    close: () => {
      cache.stop();
      release();
      client.clear();
    },
  };
}
