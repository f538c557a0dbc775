import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { Database } from '../database/database.js';
import { WakeUps } from '../push/wake-ups.js';

/**
 * An SQL expression for the present moment by PostgreSQL's clock, in business time. Use it for times that several
 * processes write and compare, since their own clocks may differ. Truncated to whole milliseconds, the precision of a
 * JavaScript Date.
 * @param offset the parameter that carries `clock.offsetMs`, as in `$2`
 */
export const databaseNow = (offset: string): string =>
  `(date_trunc('milliseconds', clock_timestamp()) + ${offset} * interval '1 millisecond')`;

/** The one clock. Business time comes from here and goes into SQL as a parameter. */
@Injectable()
export class Clock implements OnModuleInit {
  private offset = 0;
  private readonly moveListeners = new Set<() => void>();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: Database,
    private readonly wakeUps: WakeUps,
  ) {}

  async onModuleInit(): Promise<void> {
    if (!this.config.TEST_CLOCK) return;
    await this.read();
    const again = () => void this.read().catch(() => undefined);
    this.wakeUps.on('clock', again);
    this.wakeUps.on('gap', again);
  }

  now(): Date {
    return new Date(Date.now() + this.offset);
  }

  /** Milliseconds by which business time is ahead of real time: 0 without the test clock. */
  get offsetMs(): number {
    return this.offset;
  }

  /** Business time by PostgreSQL's clock; see `databaseNow`. */
  async ofDatabase(): Promise<Date> {
    const [row] = await this.database.query<{ now: Date }>(`select ${databaseNow('$1')} as now`, [
      this.offset,
    ]);
    if (!row) throw new Error('the database returned no time');
    return row.now;
  }

  /**
   * Converts a moment of business time to real time, for links and signatures that are checked by others, who do not
   * know the test clock.
   */
  toRealTime(moment: Date = this.now()): Date {
    return new Date(moment.getTime() - this.offset);
  }

  /** Moves the shared test clock of every program by milliseconds. Only works where the test clock is on. */
  async advance(milliseconds: number): Promise<void> {
    await this.database.query('update platform.clock set offset_ms = offset_ms + $1', [milliseconds]);
    await this.read();
    this.wakeUps.send({ kind: 'clock' });
  }

  /** Calls back after the test clock was moved, so that timers can be set again. */
  onMove(callback: () => void): void {
    this.moveListeners.add(callback);
  }

  private async read(): Promise<void> {
    const [row] = await this.database.query<{ offset_ms: string }>('select offset_ms from platform.clock');
    this.offset = Number(row?.offset_ms ?? 0);
    for (const callback of this.moveListeners) callback();
  }
}
