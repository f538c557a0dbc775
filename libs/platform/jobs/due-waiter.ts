import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { Clock } from '../clock/clock.js';
import { LOGGER } from '../logging/logging.module.js';
import { Hints } from '../push/hints.js';
import { DueAttempts, type TakenRow } from './due-attempts.js';
import { DueLoop } from './due-loop.js';
import { DUE_PAGE, type DueSource } from './due-source.js';
import { JobHandlers } from './job-handlers.js';

export { DUE_PAGE, type DueSource };

/**
 * The due column is the truth: each source has a loop of its own that sleeps until the next deadline and hands the rows
 * to the job's handler in this process, past the queue. A hint, and a moved test clock, wake all of them.
 */
@Injectable()
export class DueWaiter implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly loops: DueLoop[] = [];

  constructor(
    private readonly handlers: JobHandlers,
    private readonly attempts: DueAttempts,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly hints: Hints,
  ) {}

  watch(source: DueSource): void {
    this.loops.push(new DueLoop(source, this.attempts, this.clock, (row) => this.handle(source, row)));
  }

  onApplicationBootstrap(): void {
    const wake = () => {
      for (const loop of this.loops) loop.wake();
    };
    this.hints.on('due', wake);
    this.hints.on('gap', wake);
    this.clock.onMove(wake);
    wake();
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.loops.map((loop) => loop.stop()));
  }

  private async handle({ job }: DueSource, { jobId, payload, tries }: TakenRow): Promise<void> {
    try {
      await this.handlers.run(job.name, payload);
    } catch (error) {
      this.logger.error({ job: job.name, id: jobId, tries, err: error }, 'due row failed');
      throw error;
    }
  }
}
