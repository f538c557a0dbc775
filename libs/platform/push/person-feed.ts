import type { Socket } from 'socket.io';
import { REPLAY_LIMIT } from '../common/push.js';
import type { EventRow, Events } from '../events/events.js';
import { eventFrame, writeFrame } from './socket-frames.js';

/** The open sockets of one person in this process, each with the last `seq` that it was sent. */
export class PersonFeed {
  private readonly cursors = new Map<Socket, number>();
  private joining = 0;
  private pumping = false;
  private rerun = false;
  /** Counts the notifications about the person in this process. */
  private notifications = 0;

  constructor(
    private readonly person: string,
    private readonly events: Events,
  ) {}

  /** No socket is open, and none is joining. */
  get empty(): boolean {
    return this.cursors.size === 0 && this.joining === 0;
  }

  /** Whether a socket may lack events up to `head`. */
  lacks(head: number): boolean {
    return this.joining > 0 || head > this.cursor;
  }

  get sockets(): Iterable<Socket> {
    return this.cursors.keys();
  }

  /**
   * Adds a socket at the cursor that `start` returns (`null` for none), and sends it the events that follow. Events are
   * read if `head` is beyond the cursor, or if a notification came since the call.
   */
  async join(socket: Socket, start: () => Promise<{ cursor: number; head: number } | null>): Promise<void> {
    const { notifications: news } = this;
    this.joining += 1;
    const position = await start().finally(() => (this.joining -= 1));
    if (!position) return;
    this.cursors.set(socket, position.cursor);
    if (position.cursor < position.head || this.notifications > news) await this.pump();
  }

  remove(socket: Socket): void {
    this.cursors.delete(socket);
  }

  /** Emits a row to the sockets that lack exactly this one. Returns false if a socket lacks earlier rows. */
  offer(row: EventRow): boolean {
    this.notifications += 1;
    let whole = true;
    for (const [socket, cursor] of this.cursors) {
      if (!this.pumping && cursor === row.seq - 1) this.emit(socket, row);
      else if (cursor < row.seq) whole = false;
    }
    return whole;
  }

  /** Reads and emits what the sockets lack. Calls during a read lead to one more round. */
  async pump(): Promise<void> {
    this.notifications += 1;
    this.rerun = true;
    if (this.pumping) return;
    this.pumping = true;
    try {
      while (this.rerun && this.cursors.size > 0) {
        this.rerun = false;
        await this.round();
      }
    } finally {
      this.pumping = false;
    }
  }

  /** The `seq` up to which each socket has everything. */
  private get cursor(): number {
    return Math.min(...this.cursors.values());
  }

  private async round(): Promise<void> {
    const rows = await this.events.after(this.person, this.cursor, REPLAY_LIMIT);
    for (const row of rows) {
      for (const [socket, cursor] of this.cursors) if (cursor < row.seq) this.emit(socket, row);
    }
    if (rows.length === REPLAY_LIMIT) this.rerun = true;
  }

  private emit(socket: Socket, row: EventRow): void {
    this.cursors.set(socket, row.seq);
    const message = { seq: row.seq, at: row.at, data: row.data };
    if (!writeFrame(socket, eventFrame(row.name, message))) socket.emit(row.name, message);
  }
}
