import type { AnyPush, DataOf } from '#libs/platform/common/push';
import type { PushedEvent } from './sequencer';

type Handler = (data: unknown, seq: number) => void;

const handlers = new Map<string, Set<Handler>>();

/** Registers what a push changes in the cache. The data is as fresh as `seq`. Returns the way back. */
export function onPush<P extends AnyPush>(
  push: P,
  handle: (data: DataOf<P>, seq: number) => void,
): () => void {
  const set = handlers.get(push.name) ?? new Set();
  handlers.set(push.name, set);
  set.add(handle as Handler);
  return () => set.delete(handle as Handler);
}

export function applyPush({ name, data, seq }: PushedEvent): void {
  for (const handle of handlers.get(name) ?? []) handle(data, seq);
}
