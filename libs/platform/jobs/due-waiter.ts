import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { Hints } from '../push/hints.js';
import { BackOff } from './back-off.js';
import type { AnyJob } from './job-catalogue.js';
import { Jobs } from './jobs.js';

export interface DueRow {
  /** Unique for this deadline of this thing, so that the queue takes it once; may not contain a colon. */
  jobId: string;
  /** The deadline. */
  at: Date;
  payload: unknown;
}

/** How many due rows a source gives at once. */
export const DUE_PAGE = 200;

export interface DueSource {
  job: AnyJob;
  /** The earliest deadline, in milliseconds of business time, or `null`. */
  next(): Promise<number | null>;
  /** What is due now, the earliest first: at most `DUE_PAGE` rows, after the first `skip` of them. */
  due(now: Date, skip: number): Promise<DueRow[]>;
}

/** How long a lost hint can delay, in milliseconds. */
const LONGEST_SLEEP = 5000;
/** How long a due row stays with the queue before it counts as lost, in milliseconds. */
const PATIENCE = 3000;
/** Where more is due than one round hands over, the next one comes after this long, in milliseconds. */
const NEXT_ROUND = 100;

/**
 * The due column is the truth, the queue carries the work: sleeps until the next due row, adds its job, due now.
 * Rows that are still due later are added again under a new id, so that what a queue lost is found, and each time
 * after twice as long, so that rows whose job fails do not hold up those that are due after them.
 */
@Injectable()
export class DueWaiter implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly sources: { source: DueSource; handed: BackOff }[] = [];
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;
  private again = false;
  private stopped = false;

  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    hints: Hints,
  ) {
    hints.on('due', () => this.wake());
    hints.on('gap', () => this.wake());
    clock.onMove(() => this.wake());
  }

  watch(source: DueSource): void {
    this.sources.push({ source, handed: new BackOff(PATIENCE) });
  }

  onApplicationBootstrap(): void {
    this.wake();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.looking;
  }

  private wake(): void {
    this.again = true;
    if (this.looking || this.stopped) return;
    clearTimeout(this.timer);
    this.looking = this.look().finally(() => (this.looking = undefined));
  }

  private async look(): Promise<void> {
    let sleep = LONGEST_SLEEP;
    while (this.again && !this.stopped) {
      this.again = false;
      sleep = await this.round().catch(() => 500);
    }
    if (!this.stopped) this.timer = setTimeout(() => this.wake(), sleep);
  }

  /** Adds what is due and tells how long to sleep, in milliseconds. */
  private async round(): Promise<number> {
    let sleep = LONGEST_SLEEP;
    for (const { source, handed } of this.sources) {
      const now = this.clock.now();
      const more = await this.handOver(source, handed, now);
      const next = await source.next();
      if (more) sleep = NEXT_ROUND;
      else if (next !== null)
        sleep = Math.min(sleep, Math.max(next - now.getTime(), next <= now.getTime() ? PATIENCE : 0));
    }
    return sleep;
  }

  /** Adds jobs for the rows that are due and not with the queue by now. Tells whether there may be more of them. */
  private async handOver(source: DueSource, handed: BackOff, now: Date): Promise<boolean> {
    const round = Math.floor(Date.now() / PATIENCE);
    const due = new Set<string>();
    let added = 0;
    for (let skip = 0; added < DUE_PAGE; skip += DUE_PAGE) {
      const rows = await source.due(now, skip);
      for (const { jobId, at, payload } of rows) {
        const key = `${jobId} ${at.getTime()}`;
        due.add(key);
        if (!handed.isOver(key)) continue;
        await this.jobs.add(source.job, payload, `${jobId}-${round}`);
        handed.start(key);
        added += 1;
      }
      if (rows.length < DUE_PAGE) {
        handed.keepOnly(due);
        return false;
      }
    }
    return true;
  }
}
