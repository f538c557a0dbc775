import type { Socket } from 'socket.io';
import type { BoardMessage } from '../common/board.js';
import { eventFrame, writeFrame } from './socket-frames.js';

/** A slow socket skips this snapshot and gets the next one: an old one is worthless. */
export function emitToAll(sockets: Iterable<Socket>, name: string, message: BoardMessage): void {
  const frame = eventFrame(name, message);
  for (const socket of sockets) if (!writeFrame(socket, frame)) socket.volatile.emit(name, message);
}
