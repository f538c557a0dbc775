import { setTimeout as pause } from 'node:timers/promises';
import {
  type DynamicModule,
  Global,
  Inject,
  Injectable,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Worker } from 'bullmq';
import type { Logger } from 'pino';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { LOGGER } from '../logging/logging.module.js';
import { DueAttempts } from './due-attempts.js';
import { DueWaiter } from './due-waiter.js';
import type { AnyJob } from './job-catalogue.js';
import { JobHandlers, LONGEST_END_MS } from './job-handlers.js';
import { Jobs } from './jobs.js';
import { QUEUE, queueServer } from './queue.js';

const CATALOGUE = Symbol('job catalogue');
/** How often the repeating jobs are set again, in ms, in case the queue's server has lost them. */
const SCHEDULE_EVERY = 30_000;

/** Starts the BullMQ worker once every context has registered its handlers. */
@Injectable()
class JobRunner implements OnApplicationBootstrap, OnApplicationShutdown {
  private worker: Worker | undefined;
  private scheduling: NodeJS.Timeout | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(CATALOGUE) private readonly catalogue: AnyJob[],
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly handlers: JobHandlers,
    private readonly jobs: Jobs,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.handlers.check(this.catalogue);
    await this.jobs.schedule(this.catalogue);
    this.scheduling = setInterval(() => {
      this.jobs.schedule(this.catalogue).catch(() => undefined); // the next one tries again
    }, SCHEDULE_EVERY);
    const { connection, backend } = queueServer(this.config);
    this.worker = new Worker(
      QUEUE,
      (job) => this.handlers.run(job.name, job.data),
      { connection, concurrency: 8, removeOnComplete: { age: 0 } },
      backend,
    );
    this.worker.on('error', (error) => this.logger.warn({ err: error }, 'queue connection'));
    this.worker.on('failed', (job, error) =>
      this.logger.error({ job: job?.name, id: job?.id, err: error }, 'job failed'),
    );
    // BullMQ remembers a first connection that failed, and would never work: then this boot must fail.
    await this.worker.waitUntilReady();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.scheduling);
    await Promise.race([this.worker?.close(), pause(LONGEST_END_MS)]); // a queue whose server was away may wait longer, for nothing
  }
}

@Global()
@Module({})
export class JobsModule {
  /** For the worker: runs every job of the catalogue; a job without a handler, or with two, stops the boot. */
  static running(catalogue: AnyJob[]): DynamicModule {
    return {
      module: JobsModule,
      providers: [
        Jobs,
        JobHandlers,
        DueAttempts,
        DueWaiter,
        JobRunner,
        { provide: CATALOGUE, useValue: catalogue },
      ],
      exports: [Jobs, JobHandlers, DueWaiter],
    };
  }
}
