import type { AnyBoard, ShownOn } from '#libs/platform/common/board';
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

const boardHandlers = new Map<string, Set<(data: unknown) => void>>();

/** Registers what shows a board. Each message is the whole board, the newest one. Returns the way back. */
export function onBoard<B extends AnyBoard>(board: B, handle: (data: ShownOn<B>) => void): () => void {
  const set = boardHandlers.get(board.name) ?? new Set();
  boardHandlers.set(board.name, set);
  set.add(handle as (data: unknown) => void);
  return () => set.delete(handle as (data: unknown) => void);
}

export function applyBoard(name: string, data: unknown): void {
  for (const handle of boardHandlers.get(name) ?? []) handle(data);
}

const lineHandlers = new Set<() => void>();

/** Called when a broken line works again: boards may be old then. Returns the way back. */
export function onLineBack(handle: () => void): () => void {
  lineHandlers.add(handle);
  return () => lineHandlers.delete(handle);
}

export function tellLineIsBack(): void {
  for (const handle of lineHandlers) handle();
}

export function applyPush({ name, data, seq }: PushedEvent): void {
  for (const handle of handlers.get(name) ?? []) handle(data, seq);
}
