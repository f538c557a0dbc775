import type { RoomAck, RoomErrorCode, RoomErrorDetail } from '../../common/rooms/api.js';

/** An error that the page of a chat puts into words. */
export class RoomError extends Error {
  constructor(
    readonly code: RoomErrorCode,
    /** When to try again, in milliseconds from now. */
    readonly retryMs?: number,
  ) {
    super(code);
  }

  toJSON(): RoomErrorDetail {
    return { error: this.code, ...(this.retryMs !== undefined && { retryMs: this.retryMs }) };
  }
}

/** Turns any error into a RoomError; an unexpected one becomes `unavailable`. */
export const asRoomError = (error: unknown): RoomError =>
  error instanceof RoomError ? error : new RoomError('unavailable');

/** Answers a page's request. A page may send no callback, and then gets no answer. */
export function answered<Value extends object>(ack: unknown, work: () => Value): void {
  let reply: RoomAck<Value>;
  try {
    reply = { ok: true, ...work() };
  } catch (error) {
    reply = { ok: false, ...asRoomError(error).toJSON() };
  }
  if (typeof ack === 'function') (ack as (reply: RoomAck<Value>) => void)(reply);
}
