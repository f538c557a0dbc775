import type { z } from 'zod';

/** A board, or a push to an operator, whose pages read anew what they missed. */
type Named = { name: string; data: z.ZodType };

const boardHandlers = new Map<string, Set<(data: unknown) => void>>();

/** Registers what shows a board. Each message is the whole board, the newest one. Returns the function that releases it. */
export function onBoard<B extends Named>(board: B, handle: (data: z.output<B['data']>) => void): () => void {
  const set = boardHandlers.get(board.name) ?? new Set();
  boardHandlers.set(board.name, set);
  set.add(handle as (data: unknown) => void);
  return () => set.delete(handle as (data: unknown) => void);
}

export function applyBoard(name: string, data: unknown): void {
  for (const handle of boardHandlers.get(name) ?? []) handle(data);
}

const reconnectHandlers = new Set<() => void>();

/** Called when a broken connection works again: boards may be old then. Returns the function that releases it. */
export function onReconnect(handle: () => void): () => void {
  reconnectHandlers.add(handle);
  return () => reconnectHandlers.delete(handle);
}

export function emitReconnect(): void {
  for (const handle of reconnectHandlers) handle();
}
