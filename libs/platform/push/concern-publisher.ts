import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Socket } from 'socket.io';
import { Clock } from '../clock/clock.js';
import type { BoardMessage } from '../common/board.js';
import { Boards } from './boards.js';
import { Hints } from './hints.js';

/** What happens at once is told at once. */
const GATHER_MS = 100;
/** Nobody is told more often than this. */
const PAUSE_MS = 1000;

/**
 * Tells the agents of this process's sockets that something happened to somebody who concerns them: an event of any
 * process, found by its hint. Where nobody is watching, nothing is asked of the database.
 */
@Injectable()
export class ConcernPublisher implements OnApplicationShutdown {
  private readonly watching = new Map<string, Set<Socket>>();
  private readonly persons = new Set<string>();
  /** Hints may have been lost: it could concern everybody. */
  private lost = false;
  private timer: NodeJS.Timeout | undefined;
  private toldAt = Number.NEGATIVE_INFINITY;
  private stopped = false;

  constructor(
    private readonly boards: Boards,
    private readonly clock: Clock,
    hints: Hints,
  ) {
    hints.on('person', ({ person }) => {
      if (this.watching.size === 0) return;
      this.persons.add(person);
      this.tellSoon();
    });
    hints.on('gap', () => {
      this.lost = true;
      this.tellSoon();
    });
  }

  /** Lets an agent's socket hear of those who concern the agent, until it is closed. */
  admit(socket: Socket, person: string): void {
    const sockets = this.watching.get(person) ?? new Set();
    this.watching.set(person, sockets.add(socket));
    socket.once('disconnect', () => {
      sockets.delete(socket);
      if (sockets.size === 0 && this.watching.get(person) === sockets) this.watching.delete(person);
    });
  }

  onApplicationShutdown(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private tellSoon(): void {
    if (this.timer || this.stopped) return;
    const wait = Math.max(GATHER_MS, this.toldAt + PAUSE_MS - performance.now());
    this.timer = setTimeout(() => void this.round(), wait);
    this.timer.unref();
  }

  private async round(): Promise<void> {
    this.toldAt = performance.now();
    const { lost } = this;
    const persons = [...this.persons];
    this.persons.clear();
    this.lost = false;
    try {
      await this.tell(persons, lost);
    } catch {
      for (const person of persons) this.persons.add(person);
      this.lost ||= lost;
    }
    this.timer = undefined;
    if (this.persons.size > 0 || this.lost) this.tellSoon();
  }

  private async tell(persons: string[], everybody: boolean): Promise<void> {
    const watching = [...this.watching.keys()];
    if (watching.length === 0) return;
    const message: BoardMessage = { at: this.clock.now().toISOString(), data: {} };
    for (const { board, concern } of this.boards.concerning()) {
      const concerned = everybody ? watching : await concern(persons, watching);
      for (const person of concerned)
        for (const socket of this.watching.get(person) ?? []) socket.volatile.emit(board.name, message);
    }
  }
}
