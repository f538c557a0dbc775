import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import type { AnyJob } from './job-definition.js';
import { openQueue } from './queue.js';

/** The queue, and its repeating jobs. */
@Injectable()
export class Jobs implements OnApplicationShutdown {
  readonly queue: Queue;

  constructor(@Inject(CONFIG) config: Config) {
    this.queue = openQueue(config);
  }

  /** Schedules the repeating jobs of the catalogue, and removes those that it no longer contains. */
  async schedule(catalogue: AnyJob[]): Promise<void> {
    const repeating = catalogue.filter((job) => job.everyMs !== undefined);
    for (const job of repeating) {
      await this.queue.upsertJobScheduler(job.name, { every: job.everyMs }, { name: job.name, data: {} });
    }
    const wanted = new Set(repeating.map((job) => job.name));
    for (const { key } of await this.queue.getJobSchedulers()) {
      if (key && !wanted.has(key)) await this.queue.removeJobScheduler(key);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.queue.close();
  }
}
