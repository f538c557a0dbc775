import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { Database } from '../database/database.js';
import { Hints } from '../push/hints.js';

/**
 * SQL for the moment by PostgreSQL's clock, in business time: for what several processes write and put in order, since
 * their own clocks may differ. Whole milliseconds, as dates have here.
 * @param offset the parameter that carries `clock.offsetMs`, as in `$2`
 */
export const databaseNow = (offset: string): string =>
  `(date_trunc('milliseconds', clock_timestamp()) + ${offset} * interval '1 millisecond')`;

/** The one clock. Business time comes from here and goes into SQL as a parameter. */
@Injectable()
export class Clock implements OnModuleInit {
  private offset = 0;
  private readonly moved = new Set<() => void>();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: Database,
    private readonly hints: Hints,
  ) {}

  async onModuleInit(): Promise<void> {
    if (!this.config.TEST_CLOCK) return;
    await this.read();
    const again = () => void this.read().catch(() => undefined);
    this.hints.on('clock', again);
    this.hints.on('gap', again);
  }

  now(): Date {
    return new Date(Date.now() + this.offset);
  }

  /** What business time is ahead of the real one, in milliseconds: 0 without the test clock. */
  get offsetMs(): number {
    return this.offset;
  }

  /** Business time by PostgreSQL's clock, see `databaseNow`. */
  async ofDatabase(): Promise<Date> {
    const [row] = await this.database.query<{ now: Date }>(`select ${databaseNow('$1')} as now`, [
      this.offset,
    ]);
    if (!row) throw new Error('the database has told no time');
    return row.now;
  }

  /** What a moment of business time is outside, where nobody knows the test clock: for links and signatures. */
  outside(moment: Date = this.now()): Date {
    return new Date(moment.getTime() - this.offset);
  }

  /** Moves the shared test clock by milliseconds, in every program. Only where the test clock is switched on. */
  async advance(milliseconds: number): Promise<void> {
    await this.database.query('update platform.clock set offset_ms = offset_ms + $1', [milliseconds]);
    await this.read();
    this.hints.send({ kind: 'clock' });
  }

  /** Calls back when the test clock was moved, so that waiters look again. */
  onMove(callback: () => void): void {
    this.moved.add(callback);
  }

  private async read(): Promise<void> {
    const [row] = await this.database.query<{ offset_ms: string }>('select offset_ms from platform.clock');
    this.offset = Number(row?.offset_ms ?? 0);
    for (const callback of this.moved) callback();
  }
}
