import type { AnyPush, DataOf } from '#libs/platform/common/push';
import type { PushedEvent } from '../socket/sequencer';

type Handler = (data: unknown) => void;

const handlers = new Map<string, Map<Handler, AnyPush>>();

/**
 * Registers an effect of a push, such as a toast; what it changes in the cache stands in the table of pushes. One whose
 * data is of another shape than this page knows has no effect. Returns the function that releases it.
 */
export function onPush<P extends AnyPush>(push: P, handle: (data: DataOf<P>) => void): () => void {
  const ofName = handlers.get(push.name) ?? new Map<Handler, AnyPush>();
  handlers.set(push.name, ofName);
  ofName.set(handle as Handler, push);
  return () => ofName.delete(handle as Handler);
}

export function emitPush({ name, data }: PushedEvent): void {
  for (const [handle, push] of handlers.get(name) ?? []) {
    const read = push.data.safeParse(data);
    if (read.success) handle(read.data);
  }
}
