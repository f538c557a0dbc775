import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Socket } from 'socket.io';
import { Clock } from '../clock/clock.js';
import type { AnyBoard, BoardMessage } from '../common/board.js';
import { Boards, type RegisteredBoard } from './boards.js';
import { emitToAll } from './emit-to-all.js';
import { WakeUps } from './wake-ups.js';

/** A board is pushed at most four times a second. */
const MIN_INTERVAL_MS = 250;
/** Delay before a failed read is retried, in milliseconds. */
const RETRY_MS = 1000;

interface BoardState {
  busy: boolean;
  /** The board changed again while it was read. */
  again: boolean;
}

const keyOf = (audience: AnyBoard['audience'], brand: string) => `${audience} of ${brand}`;

/** Pushes boards to this process's sockets: reads a snapshot once and sends it to all viewers. */
@Injectable()
export class BoardPublisher implements OnApplicationShutdown {
  private readonly audiences = new Map<string, Set<Socket>>();
  private readonly brands = new Set<string>();
  private readonly states = new Map<string, BoardState>();
  private stopped = false;

  constructor(
    boards: Boards,
    private readonly clock: Clock,
    wakeUps: WakeUps,
  ) {
    wakeUps.on('board', ({ board, brand }) => {
      const registered = boards.find(board);
      if (registered) this.refresh(registered, brand);
    });
    wakeUps.on('gap', () => {
      for (const brand of this.brands) for (const registered of boards.all()) this.refresh(registered, brand);
    });
  }

  /** Subscribes a socket to the public boards of its brand, and an operator's socket to the operators' boards. */
  admit(socket: Socket, brand: string, operator: boolean): void {
    this.brands.add(brand);
    this.join(socket, keyOf('everybody', brand));
    if (operator) this.join(socket, keyOf('operators', brand));
  }

  /** Must be called once the socket is disconnected. */
  release(socket: Socket): void {
    for (const audience of this.audiences.values()) audience.delete(socket);
  }

  onApplicationShutdown(): void {
    this.stopped = true;
  }

  private join(socket: Socket, key: string): void {
    const audience = this.audiences.get(key) ?? new Set();
    this.audiences.set(key, audience.add(socket));
  }

  private refresh(registered: RegisteredBoard, brand: string): void {
    const key = `${registered.board.name} ${brand}`;
    const state = this.states.get(key) ?? { busy: false, again: false };
    this.states.set(key, state);
    if (state.busy) state.again = true;
    else void this.round(registered, brand, state);
  }

  private async round(registered: RegisteredBoard, brand: string, state: BoardState): Promise<void> {
    Object.assign(state, { busy: true, again: false });
    const read = await this.emit(registered, brand).then(
      () => true,
      () => false,
    );
    if (!read) state.again = true;
    const wait = read ? MIN_INTERVAL_MS : RETRY_MS;
    const timer = setTimeout(() => {
      state.busy = false;
      if (state.again && !this.stopped) void this.round(registered, brand, state);
    }, wait);
    timer.unref();
  }

  private async emit({ board, read }: RegisteredBoard, brand: string): Promise<void> {
    const audience = this.audiences.get(keyOf(board.audience, brand));
    if (!audience?.size) return;
    const data: unknown = board.data.parse(await read(brand));
    const message: BoardMessage = { at: this.clock.now().toISOString(), data };
    emitToAll(audience, board.name, message);
  }
}
