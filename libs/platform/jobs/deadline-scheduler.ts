import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { Clock } from '../clock/clock.js';
import { LOGGER } from '../logging/logging.module.js';
import { WakeUps } from '../push/wake-ups.js';
import { type ClaimedRow, DueAttempts } from './due-attempts.js';
import { DueLoop } from './due-loop.js';
import { DUE_PAGE, type DueSource } from './due-source.js';
import { JobHandlers } from './job-handlers.js';

export { DUE_PAGE, type DueSource };

/**
 * The deadline column is the source of truth: each source has its own loop, which sleeps until the next deadline and
 * calls the job's handler in this process, without the queue. A wake-up or a moved test clock wakes all loops.
 */
@Injectable()
export class DeadlineScheduler implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly loops: DueLoop[] = [];

  constructor(
    private readonly handlers: JobHandlers,
    private readonly attempts: DueAttempts,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly wakeUps: WakeUps,
  ) {}

  watch(source: DueSource): void {
    this.loops.push(new DueLoop(source, this.attempts, this.clock, (row) => this.handle(source, row)));
  }

  onApplicationBootstrap(): void {
    const wake = () => {
      for (const loop of this.loops) loop.wake();
    };
    this.wakeUps.on('due', wake);
    this.wakeUps.on('gap', wake);
    this.clock.onMove(wake);
    wake();
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.loops.map((loop) => loop.stop()));
  }

  private async handle({ job }: DueSource, { jobId, payload, tries }: ClaimedRow): Promise<void> {
    try {
      await this.handlers.run(job.name, payload);
    } catch (error) {
      this.logger.error({ job: job.name, id: jobId, tries, err: error }, 'due row failed');
      throw error;
    }
  }
}
