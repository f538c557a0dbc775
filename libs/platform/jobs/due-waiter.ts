import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { Hints } from '../push/hints.js';
import type { AnyJob } from './job-catalogue.js';
import { Jobs } from './jobs.js';

export interface DueRow {
  /** Unique for this deadline of this thing, so that the queue takes it once; may not contain a colon. */
  jobId: string;
  payload: unknown;
}

export interface DueSource {
  job: AnyJob;
  /** The earliest deadline, in milliseconds of business time, or `null`. */
  next(): Promise<number | null>;
  /** What is due now, at most a few hundred rows. */
  due(now: Date): Promise<DueRow[]>;
}

/** A job that fails for good is looked at again after this long; also how long a lost hint can delay. */
const LONGEST_SLEEP = 5000;
/** How long a due row stays with the queue before it counts as lost. */
const PATIENCE = 3000;

/**
 * The due column is the truth, the queue carries the work: sleeps until the next due row, adds its job, due now.
 * Rows that are still due later are added again under a new id, so that what a queue lost is found.
 */
@Injectable()
export class DueWaiter implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly sources: DueSource[] = [];
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
    this.sources.push(source);
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
    for (const source of this.sources) {
      const now = this.clock.now();
      const round = Math.floor(Date.now() / PATIENCE);
      for (const row of await source.due(now))
        await this.jobs.add(source.job, row.payload, `${row.jobId}-${round}`);
      const next = await source.next();
      if (next !== null)
        sleep = Math.min(sleep, Math.max(next - now.getTime(), next <= now.getTime() ? PATIENCE : 0));
    }
    return sleep;
  }
}
