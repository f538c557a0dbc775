import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { Database } from '../database/database.js';
import { Hints } from '../push/hints.js';

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
