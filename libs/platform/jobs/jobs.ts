import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import type { AnyJob, PayloadOf } from './job-catalogue.js';
import { openQueue } from './queue.js';

/** The way into the queue. The payload carries ids alone. */
@Injectable()
export class Jobs implements OnApplicationShutdown {
  readonly queue: Queue;

  constructor(@Inject(CONFIG) config: Config) {
    this.queue = openQueue(config);
  }

  async add<J extends AnyJob>(job: J, payload: PayloadOf<J>, jobId: string): Promise<void> {
    await this.queue.add(job.name, job.payload.parse(payload), {
      jobId,
      attempts: job.attempts,
      backoff: { type: 'exponential', delay: 500 },
    });
  }

  /** Sets the repeating jobs of the catalogue, and takes away those that it no longer names. */
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
