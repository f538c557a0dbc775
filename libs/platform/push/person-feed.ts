import type { Socket } from 'socket.io';
import { REPLAY_LIMIT } from '../common/push.js';
import type { EventRow, Events } from '../events/events.js';

/** The open sockets of one person on this process, each with the last `seq` that it was sent. */
export class PersonFeed {
  private readonly cursors = new Map<Socket, number>();
  private pumping = false;
  private again = false;

  constructor(
    private readonly person: string,
    private readonly events: Events,
  ) {}

  get empty(): boolean {
    return this.cursors.size === 0;
  }

  /** The `seq` up to which each socket has everything. */
  get cursor(): number {
    return Math.min(...this.cursors.values());
  }

  get sockets(): Iterable<Socket> {
    return this.cursors.keys();
  }

  add(socket: Socket, cursor: number): void {
    this.cursors.set(socket, cursor);
  }

  remove(socket: Socket): void {
    this.cursors.delete(socket);
  }

  /** Emits rows at hand to the sockets that are right before them. Returns false where a socket lacks earlier rows. */
  offer(row: EventRow): boolean {
    let whole = true;
    for (const [socket, cursor] of this.cursors) {
      if (!this.pumping && cursor === row.seq - 1) this.emit(socket, row);
      else if (cursor < row.seq) whole = false;
    }
    return whole;
  }

  /** Reads and emits what the sockets lack. Calls made meanwhile lead to one more round. */
  async pump(): Promise<void> {
    this.again = true;
    if (this.pumping) return;
    this.pumping = true;
    try {
      while (this.again && !this.empty) {
        this.again = false;
        await this.round();
      }
    } finally {
      this.pumping = false;
    }
  }

  private async round(): Promise<void> {
    const rows = await this.events.after(this.person, this.cursor, REPLAY_LIMIT);
    for (const row of rows) {
      for (const [socket, cursor] of this.cursors) if (cursor < row.seq) this.emit(socket, row);
    }
    if (rows.length === REPLAY_LIMIT) this.again = true;
  }

  private emit(socket: Socket, row: EventRow): void {
    this.cursors.set(socket, row.seq);
    socket.emit(row.name, { seq: row.seq, at: row.at, data: row.data });
  }
}
