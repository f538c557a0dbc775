import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { DatabaseHealthMonitor } from '../database/database-health-monitor.js';

const INTERVAL_MS = 5_000;

/**
 * Lets a supervisor watch a worker, which serves no HTTP: `worker.alive` in DATA_DIR is written every five seconds
 * while the worker runs and reaches the database. If it hangs, the file gets old.
 */
@Injectable()
export class AliveFile implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(DatabaseHealthMonitor) private readonly health: DatabaseHealthMonitor,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.timer = setInterval(() => void this.write(), INTERVAL_MS).unref();
    await this.write();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** If the folder cannot be written, the file is missing and the work continues. */
  private async write(): Promise<void> {
    if (!(await this.health.check())) return;
    await writeFile(path.join(this.config.DATA_DIR, 'worker.alive'), `${process.pid}\n`).catch(
      () => undefined,
    );
  }
}
