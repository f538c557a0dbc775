import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Server, Socket } from 'socket.io';
import { Clock } from '../clock/clock.js';
import type { AnyBoard, BoardMessage } from '../common/board.js';
import { Boards, type DrawnBoard } from './boards.js';
import { Hints } from './hints.js';

/** A board is pushed at most four times a second. */
const PAUSE_MS = 250;
/** How long after a failed reading it is tried again, in milliseconds. */
const RETRY_MS = 1000;

interface Showing {
  busy: boolean;
  /** It has changed again meanwhile. */
  again: boolean;
}

const roomOf = (audience: AnyBoard['audience'], brand: string) => `${audience} of ${brand}`;

/** Pushes the boards of this process's sockets: reads a snapshot once and gives it to all who look at it. */
@Injectable()
export class BoardPublisher implements OnApplicationShutdown {
  private server: Server | undefined;
  private readonly brands = new Set<string>();
  private readonly showing = new Map<string, Showing>();
  private stopped = false;

  constructor(
    boards: Boards,
    private readonly clock: Clock,
    hints: Hints,
  ) {
    hints.on('board', ({ board, brand }) => {
      const drawn = boards.find(board);
      if (drawn) this.show(drawn, brand);
    });
    hints.on('gap', () => {
      for (const brand of this.brands) for (const drawn of boards.all()) this.show(drawn, brand);
    });
  }

  start(server: Server): void {
    this.server = server;
  }

  /** Lets a socket see the public boards of its brand, and an operator's those of the operators. */
  async admit(socket: Socket, brand: string, operator: boolean): Promise<void> {
    this.brands.add(brand);
    await socket.join(roomOf('everybody', brand));
    if (operator) await socket.join(roomOf('operators', brand));
  }

  onApplicationShutdown(): void {
    this.stopped = true;
  }

  private show(drawn: DrawnBoard, brand: string): void {
    const key = `${drawn.board.name} ${brand}`;
    const state = this.showing.get(key) ?? { busy: false, again: false };
    this.showing.set(key, state);
    if (state.busy) state.again = true;
    else void this.round(drawn, brand, state);
  }

  private async round(drawn: DrawnBoard, brand: string, state: Showing): Promise<void> {
    Object.assign(state, { busy: true, again: false });
    const read = await this.emit(drawn, brand).then(
      () => true,
      () => false,
    );
    if (!read) state.again = true;
    const wait = read ? PAUSE_MS : RETRY_MS;
    const timer = setTimeout(() => {
      state.busy = false;
      if (state.again && !this.stopped) void this.round(drawn, brand, state);
    }, wait);
    timer.unref();
  }

  private async emit({ board, read }: DrawnBoard, brand: string): Promise<void> {
    const room = roomOf(board.audience, brand);
    if (!this.server?.of('/').adapter.rooms.has(room)) return;
    const data: unknown = board.data.parse(await read(brand));
    const message: BoardMessage = { at: this.clock.now().toISOString(), data };
    // Who cannot take it now gets the next one: an old board is worth nothing.
    this.server.to(room).volatile.emit(board.name, message);
  }
}
