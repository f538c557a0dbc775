import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { DatabasePulse } from '../database/database-pulse.js';

const EVERY_MS = 5_000;

/**
 * For whoever watches a worker, which answers no requests: `worker.alive` in DATA_DIR is written every five seconds
 * while it runs and reaches the database. One that hangs leaves it old.
 */
@Injectable()
export class SignOfLife implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(DatabasePulse) private readonly pulse: DatabasePulse,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.timer = setInterval(() => void this.give(), EVERY_MS).unref();
    await this.give();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** A folder that cannot be written is a sign that is missing, and nothing that should stop the work. */
  private async give(): Promise<void> {
    if (!(await this.pulse.ask())) return;
    await writeFile(path.join(this.config.DATA_DIR, 'worker.alive'), `${process.pid}\n`).catch(
      () => undefined,
    );
  }
}
