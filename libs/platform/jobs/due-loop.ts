import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../clock/clock.js';
import { type DueAttempts, LEASE_MS, type TakenRow } from './due-attempts.js';
import { DUE_PAGE, type DueRow, type DueSource } from './due-source.js';
import { LONGEST_END_MS } from './job-handlers.js';

/** How long a lost hint can delay, in milliseconds; what is due within it is known ahead. */
const LONGEST_SLEEP_MS = 5000;
/** Until the next look where the database did not answer, in milliseconds. */
const AFTER_ERROR_MS = 500;
/** How many rows of a source have their handlers at work at once in a worker. */
export const AT_ONCE = 8;

/**
 * Waits for the deadlines of one source and hands out what is due. It knows the next rows ahead, sleeps until the first
 * of them, and takes as many as handlers are free. Nothing is handed out for being known: it has to be taken first.
 */
export class DueLoop {
  /** What was read and is not handed out, the earliest first. */
  private ahead: DueRow[] = [];
  /** Where the next page begins, if nothing of this one could be taken. */
  private skipped = 0;
  /** By `performance.now()`: when `ahead` is read again at the latest. */
  private readAt = 0;
  private pageWasFull = false;
  private readonly running = new Map<TakenRow, Promise<void>>();
  private timer: NodeJS.Timeout | undefined;
  private renewing: NodeJS.Timeout | undefined;
  private turning: Promise<void> | undefined;
  private again = false;
  private stopped = false;

  constructor(
    private readonly source: DueSource,
    private readonly attempts: Pick<DueAttempts, 'take' | 'renew' | 'postpone'>,
    private readonly clock: Pick<Clock, 'now'>,
    /** Handles a row; a failure is told to nobody else. */
    private readonly handle: (row: TakenRow) => Promise<void>,
  ) {}

  /** Looks at the rows anew, now. */
  wake(): void {
    this.readAt = 0;
    this.turn();
  }

  /** Takes no more, and waits for handlers under way, but not for ever. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.turning;
    const ended = Promise.all(this.running.values());
    await Promise.race([ended, pause(LONGEST_END_MS, undefined, { ref: false })]);
    clearInterval(this.renewing);
  }

  private turn(): void {
    this.again = true;
    if (this.turning || this.stopped) return;
    clearTimeout(this.timer);
    this.turning = this.turnUntilIdle().finally(() => {
      this.turning = undefined;
      if (this.again) this.turn(); // somebody called while it was ending
    });
  }

  private async turnUntilIdle(): Promise<void> {
    let sleep: number | undefined;
    while (this.again && !this.stopped) {
      this.again = false;
      sleep = await this.handOut().catch(() => AFTER_ERROR_MS);
    }
    if (sleep !== undefined && !this.stopped) this.timer = setTimeout(() => this.turn(), sleep);
  }

  /** Hands out what is due while handlers are free. @returns how long to sleep, in milliseconds */
  private async handOut(): Promise<number> {
    for (let isFresh = false; ; ) {
      if (this.readAt <= performance.now()) {
        await this.read(0);
        isFresh = true;
      }
      const due = this.ahead.filter((row) => this.isDue(row));
      const free = AT_ONCE - this.running.size;
      if (due.length > 0 && free === 0) return LONGEST_SLEEP_MS; // who ends turns again
      if (due.length > 0) await this.take(due, free);
      else if (this.ahead.length === 0 && this.pageWasFull) {
        await this.read(isFresh ? this.skipped : 0);
        isFresh = true;
      } else return this.untilNext();
      if (this.stopped) return LONGEST_SLEEP_MS;
    }
  }

  /** By a whole millisecond, since the column may have parts of one and a handler looks at it again. */
  private isDue({ at }: DueRow): boolean {
    return at.getTime() < this.clock.now().getTime();
  }

  private async read(skip: number): Promise<void> {
    this.readAt = performance.now() + LONGEST_SLEEP_MS; // set before, so that a wake meanwhile is not lost
    const until = new Date(this.clock.now().getTime() + LONGEST_SLEEP_MS);
    try {
      this.ahead = await this.source.due(until, skip);
    } catch (error) {
      this.readAt = 0;
      throw error;
    }
    this.pageWasFull = this.ahead.length === DUE_PAGE;
    this.skipped = skip + this.ahead.length;
  }

  private async take(due: DueRow[], free: number): Promise<void> {
    const { taken, left } = await this.attempts.take(this.source.job.name, due, free);
    this.ahead = [...left, ...this.ahead.slice(due.length)];
    if (taken.length > 0) this.skipped = 0; // rows leave the page, so that the next one begins anew
    for (const row of taken) this.start(row);
  }

  private untilNext(): number {
    const [next] = this.ahead;
    const look = Math.max(0, this.readAt - performance.now());
    return next ? Math.min(look, Math.max(1, next.at.getTime() + 1 - this.clock.now().getTime())) : look;
  }

  private start(row: TakenRow): void {
    const work = this.handle(row)
      .catch(() => this.retry(row))
      .finally(() => {
        this.running.delete(row);
        if (this.running.size === 0) this.keepLeases(false);
        this.turn();
      });
    this.running.set(row, work);
    this.keepLeases(true);
  }

  /** Looks again when the row may be tried again; where that cannot be written, its lease ends by itself. */
  private async retry(row: TakenRow): Promise<void> {
    const wait = await this.attempts.postpone(this.source.job.name, row).catch(() => LEASE_MS);
    setTimeout(() => this.wake(), wait + 1).unref();
  }

  private keepLeases(wanted: boolean): void {
    if (!wanted) clearInterval(this.renewing);
    if (wanted === (this.renewing !== undefined)) return;
    const renew = () => {
      this.attempts.renew(this.source.job.name, [...this.running.keys()]).catch(() => undefined); // the next one tries again
    };
    this.renewing = wanted ? setInterval(renew, LEASE_MS / 3) : undefined;
  }
}
