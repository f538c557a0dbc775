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
import { DeadlineScheduler } from './deadline-scheduler.js';
import { DueAttempts } from './due-attempts.js';
import type { AnyJob } from './job-definition.js';
import { JobHandlers, SHUTDOWN_TIMEOUT_MS } from './job-handlers.js';
import { Jobs } from './jobs.js';
import { QUEUE, queueServer } from './queue.js';

const CATALOGUE = Symbol('job catalogue');
/** How often the repeating jobs are scheduled again, in milliseconds, in case the queue's server has lost them. */
const SCHEDULE_INTERVAL_MS = 30_000;

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
    }, SCHEDULE_INTERVAL_MS);
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
    // BullMQ remembers a failed first connection and would never work, so this start must fail.
    await this.worker.waitUntilReady();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.scheduling);
    await Promise.race([this.worker?.close(), pause(SHUTDOWN_TIMEOUT_MS)]); // a queue whose server was unavailable may wait longer than that, for nothing
  }
}

@Global()
@Module({})
export class JobsModule {
  /** For the worker: runs every job of the catalogue. A job without a handler, or with two, stops the start. */
  static running(catalogue: AnyJob[]): DynamicModule {
    return {
      module: JobsModule,
      providers: [
        Jobs,
        JobHandlers,
        DueAttempts,
        DeadlineScheduler,
        JobRunner,
        { provide: CATALOGUE, useValue: catalogue },
      ],
      exports: [Jobs, JobHandlers, DeadlineScheduler],
    };
  }
}
