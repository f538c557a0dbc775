import type { Socket } from 'socket.io-client';

/** How many parts of the page watch a board, by its name. */
const watched = new Map<string, number>();
let current: Socket | null = null;

/** To be called at each greeting of a connection: what is watched is asked for on it. */
export function watchOn(socket: Socket): void {
  current = socket;
  for (const board of watched.keys()) socket.emit('watch', { board });
}

/** The connection is closed for good. */
export function stopWatchingOn(socket: Socket): void {
  if (current === socket) current = null;
}

/** Has a board pushed for as long as somebody needs it. Returns the function that releases it. */
export function watchBoard(board: string): () => void {
  change(board, 1);
  let held = true;
  return () => {
    if (held) change(board, -1);
    held = false;
  };
}

function change(board: string, by: 1 | -1): void {
  const before = watched.get(board) ?? 0;
  const after = before + by;
  if (after === 0) watched.delete(board);
  else watched.set(board, after);
  // A connection that is being restored asks for everything at its greeting.
  if (!current?.connected) return;
  if (before === 0) current.emit('watch', { board });
  if (after === 0) current.emit('unwatch', { board });
}
