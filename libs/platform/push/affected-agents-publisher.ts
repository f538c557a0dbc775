import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Socket } from 'socket.io';
import { Clock } from '../clock/clock.js';
import type { BoardMessage } from '../common/board.js';
import { Boards } from './boards.js';
import { WakeUps } from './wake-ups.js';

/** Events within this time are published together. */
const BATCH_WINDOW_MS = 100;
/** The minimum time between two messages. */
const MIN_INTERVAL_MS = 1000;

/**
 * Publishes to the agents of this process's sockets that something changed below them: an event of any process, known
 * by its wake-up. While nobody is watching, it asks nothing of the database.
 */
@Injectable()
export class AffectedAgentsPublisher implements OnApplicationShutdown {
  private readonly watching = new Map<string, Set<Socket>>();
  private readonly persons = new Set<string>();
  /** Wake-ups may have been lost, so any agent could be affected. */
  private mayHaveMissed = false;
  private timer: NodeJS.Timeout | undefined;
  private publishedAt = Number.NEGATIVE_INFINITY;
  private stopped = false;

  constructor(
    private readonly boards: Boards,
    private readonly clock: Clock,
    wakeUps: WakeUps,
  ) {
    wakeUps.on('person', ({ person }) => {
      if (this.watching.size === 0) return;
      this.persons.add(person);
      this.scheduleRound();
    });
    wakeUps.on('gap', () => {
      this.mayHaveMissed = true;
      this.scheduleRound();
    });
  }

  /** Adds an agent's socket until it is closed. */
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

  private scheduleRound(): void {
    if (this.timer || this.stopped) return;
    const wait = Math.max(BATCH_WINDOW_MS, this.publishedAt + MIN_INTERVAL_MS - performance.now());
    this.timer = setTimeout(() => void this.round(), wait);
    this.timer.unref();
  }

  private async round(): Promise<void> {
    this.publishedAt = performance.now();
    const { mayHaveMissed: lost } = this;
    const persons = [...this.persons];
    this.persons.clear();
    this.mayHaveMissed = false;
    try {
      await this.publish(persons, lost);
    } catch {
      for (const person of persons) this.persons.add(person);
      this.mayHaveMissed ||= lost;
    }
    this.timer = undefined;
    if (this.persons.size > 0 || this.mayHaveMissed) this.scheduleRound();
  }

  private async publish(persons: string[], everybody: boolean): Promise<void> {
    const watching = [...this.watching.keys()];
    if (watching.length === 0) return;
    const message: BoardMessage = { at: this.clock.now().toISOString(), data: {} };
    for (const { board, findAffected } of this.boards.affectedRules()) {
      const affected = everybody ? watching : await findAffected(persons, watching);
      for (const person of affected)
        for (const socket of this.watching.get(person) ?? []) socket.volatile.emit(board.name, message);
    }
  }
}
