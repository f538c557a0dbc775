import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../clock/clock.js';
import { type ClaimedRow, type DueAttempts, LEASE_MS } from './due-attempts.js';
import { DUE_PAGE, type DueRow, type DueSource } from './due-source.js';
import { SHUTDOWN_TIMEOUT_MS } from './job-handlers.js';

/** The maximum delay after a lost wake-up, in milliseconds. Rows that are due within this time are read ahead. */
const MAX_SLEEP_MS = 5000;
/** A loop reads again up to this much earlier, by chance: loops that a wake-up woke together do not read together ever after. */
const READ_SPREAD_MS = 1000;
/** Delay before the next read after a database error, in milliseconds. */
const ERROR_DELAY_MS = 500;
/** How long before its deadline a row is claimed, in milliseconds, so that its handler starts on time. */
export const CLAIM_AHEAD_MS = 20;
/** How many rows of a source a worker handles at once. */
export const CONCURRENCY = 8;

/**
 * Waits for the deadlines of one source and dispatches due rows. It reads the next rows ahead, sleeps until shortly
 * before the first of them, and claims as many as there are free handlers. A claimed row waits in memory for its
 * deadline. Only a claimed row is dispatched, never one that was merely read.
 */
export class DueLoop {
  /** Rows that were read and not yet dispatched, the earliest first. */
  private upcoming: DueRow[] = [];
  /** Offset of the next page, if no row of this page could be claimed. */
  private skipped = 0;
  /** By `performance.now()`: when `upcoming` must be read again at the latest. */
  private readAt = 0;
  private pageWasFull = false;
  private readonly running = new Map<ClaimedRow, Promise<void>>();
  private timer: NodeJS.Timeout | undefined;
  private renewing: NodeJS.Timeout | undefined;
  private dispatching: Promise<void> | undefined;
  private rerun = false;
  private stopped = false;

  constructor(
    private readonly source: DueSource,
    private readonly attempts: Pick<DueAttempts, 'claim' | 'renew' | 'postpone'>,
    private readonly clock: Pick<Clock, 'now'>,
    /** Handles a row. Failures must be reported here: the loop only retries. */
    private readonly handle: (row: ClaimedRow) => Promise<void>,
  ) {}

  /** Reads the rows again, now. */
  wake(): void {
    this.readAt = 0;
    this.run();
  }

  /** Claims nothing more, and waits for running handlers up to a limit. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.dispatching;
    const ended = Promise.all(this.running.values());
    await Promise.race([ended, pause(SHUTDOWN_TIMEOUT_MS, undefined, { ref: false })]);
    clearInterval(this.renewing);
  }

  private run(): void {
    this.rerun = true;
    if (this.dispatching || this.stopped) return;
    clearTimeout(this.timer);
    this.dispatching = this.dispatchUntilIdle().finally(() => {
      this.dispatching = undefined;
      if (this.rerun) this.run(); // another call came while it was ending
    });
  }

  private async dispatchUntilIdle(): Promise<void> {
    let sleep: number | undefined;
    while (this.rerun && !this.stopped) {
      this.rerun = false;
      sleep = await this.dispatch().catch(() => ERROR_DELAY_MS);
    }
    if (sleep !== undefined && !this.stopped) this.timer = setTimeout(() => this.run(), sleep);
  }

  /** Dispatches due rows while handlers are free. @returns how long to sleep, in milliseconds */
  private async dispatch(): Promise<number> {
    for (let isFresh = false; ; ) {
      if (this.readAt <= performance.now()) {
        await this.read(0);
        isFresh = true;
      }
      const due = this.upcoming.filter((row) => this.until(row) <= CLAIM_AHEAD_MS);
      const free = CONCURRENCY - this.running.size;
      if (due.length > 0 && free === 0) return MAX_SLEEP_MS; // the next handler that ends runs the loop again
      if (due.length > 0) await this.claim(due, free);
      else if (this.upcoming.length === 0 && this.pageWasFull) {
        await this.read(isFresh ? this.skipped : 0);
        isFresh = true;
      } else return this.untilNext();
      if (this.stopped) return MAX_SLEEP_MS;
    }
  }

  /** Milliseconds until the deadline. */
  private until({ at }: DueRow): number {
    return at.getTime() - this.clock.now().getTime();
  }

  private async read(skip: number): Promise<void> {
    // Set before the read, so that a wake-up during it is not lost.
    this.readAt = performance.now() + MAX_SLEEP_MS - Math.random() * READ_SPREAD_MS;
    const until = new Date(this.clock.now().getTime() + MAX_SLEEP_MS);
    try {
      this.upcoming = await this.source.due(until, skip);
    } catch (error) {
      this.readAt = 0;
      throw error;
    }
    this.pageWasFull = this.upcoming.length === DUE_PAGE;
    this.skipped = skip + this.upcoming.length;
  }

  private async claim(due: DueRow[], free: number): Promise<void> {
    const { claimed, left } = await this.attempts.claim(this.source.job.name, due, free);
    this.upcoming = [...left, ...this.upcoming.slice(due.length)];
    if (claimed.length > 0) this.skipped = 0; // claimed rows leave the page, so the next read starts at its beginning
    for (const row of claimed) this.start(row);
  }

  private untilNext(): number {
    const [next] = this.upcoming;
    const look = Math.max(0, this.readAt - performance.now());
    return next ? Math.min(look, this.until(next) - CLAIM_AHEAD_MS) : look;
  }

  private start(row: ClaimedRow): void {
    const work = this.handleInTime(row)
      .catch(() => this.retry(row))
      .finally(() => {
        this.running.delete(row);
        if (this.running.size === 0) this.renewLeases(false);
        this.run();
      });
    this.running.set(row, work);
    this.renewLeases(true);
  }

  private async handleInTime(row: ClaimedRow): Promise<void> {
    for (let wait = this.until(row); wait > 0; wait = this.until(row))
      await new Promise((resolve) => setTimeout(resolve, wait));
    await this.handle(row);
  }

  /** Wakes the loop when the row may be tried again. If that cannot be written, the lease expires. */
  private async retry(row: ClaimedRow): Promise<void> {
    const wait = await this.attempts.postpone(this.source.job.name, row).catch(() => LEASE_MS);
    setTimeout(() => this.wake(), wait + 1).unref();
  }

  private renewLeases(wanted: boolean): void {
    if (!wanted) clearInterval(this.renewing);
    if (wanted === (this.renewing !== undefined)) return;
    const renew = () => {
      this.attempts.renew(this.source.job.name, [...this.running.keys()]).catch(() => undefined); // the next renewal tries again
    };
    this.renewing = wanted ? setInterval(renew, LEASE_MS / 3) : undefined;
  }
}
