import type { Duplex } from 'node:stream';
import type { Socket } from 'socket.io';

/** The WebSocket behind a Socket.IO connection, which has no public type for it. */
export interface RawSocket {
  readyState: number;
  bufferedAmount: number;
  terminate(): void;
  /** The stream that the WebSocket writes to. */
  _socket: Duplex;
}

const OPEN = 1;
/** A text frame, with the final-fragment bit set. */
const TEXT = 0x81;
/** An Engine.IO message (4) that is a Socket.IO event (2). */
const EVENT = '42';

export const rawSocketOf = ({ conn }: Socket): RawSocket =>
  (conn.transport as unknown as { socket: RawSocket }).socket;

/** The bytes of an event on the wire, encoded once for all recipients. */
export function eventFrame(name: string, message: unknown): Buffer {
  const text = EVENT + JSON.stringify([name, message]);
  const length = Buffer.byteLength(text);
  const head = headOf(length);
  const frame = Buffer.allocUnsafeSlow(head.length + length);
  frame.set(head);
  frame.write(text, head.length);
  return frame;
}

/**
 * Writes a frame without Engine.IO, whose bookkeeping costs more than the write. Everything given to Engine.IO before
 * has been sent by then, so the order is kept.
 * @returns false if the socket has unsent data or is not open; nothing was written
 */
export function writeFrame(socket: Socket, frame: Buffer): boolean {
  const { transport, writeBuffer } = socket.conn as unknown as {
    transport: { name: string; writable: boolean; socket: RawSocket };
    writeBuffer: unknown[];
  };
  if (transport.name !== 'websocket' || !transport.writable || writeBuffer.length > 0) return false;
  const raw = transport.socket;
  if (raw.readyState !== OPEN || raw._socket.writableLength > 0) return false;
  raw._socket.write(frame);
  return true;
}

/** RFC 6455: a server's frames are not masked. */
function headOf(length: number): Buffer {
  if (length < 126) return Buffer.from([TEXT, length]);
  if (length < 0x10000) return Buffer.from([TEXT, 126, length >> 8, length & 0xff]);
  const head = Buffer.alloc(10);
  head.set([TEXT, 127]);
  head.writeBigUInt64BE(BigInt(length), 2);
  return head;
}
