import { type BeforeApplicationShutdown, Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { Clock } from '../clock/clock.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { JobHandlers } from '../jobs/job-handlers.js';
import { LOGGER } from '../logging/logging.module.js';
import { housekeep } from './housekeeping-job.js';
import { Leftovers } from './leftovers.js';
import { Partitions } from './partitions.js';

const DAY_MS = 24 * 3600 * 1000;

/** How long events can be replayed and idempotency keys answer. */
const KEPT_MS = 7 * DAY_MS;

/** The longest time that a limit looks back. */
const LIMITS_KEPT_MS = 2 * DAY_MS;

/** A due row that nobody tried again for so long is due no more. */
const ATTEMPTS_KEPT_MS = 3_600_000;

/** A run that has more to do goes on at once for so long, and then at the next one. */
const LONGEST_RUN_MS = 5 * 60 * 1000;

/** Takes away what has served its time: old events, idempotency keys, ended encryption keys, used tokens, what contexts leave. */
@Injectable()
export class Housekeeping implements OnModuleInit, BeforeApplicationShutdown {
  private stopped = false;

  constructor(
    private readonly clock: Clock,
    private readonly handlers: JobHandlers,
    private readonly leftovers: Leftovers,
    private readonly partitions: Partitions,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.handlers.register(housekeep, () => this.run());
    this.leftovers.onClear((now) => {
      const old = new Date(Date.now() - KEPT_MS);
      const limits = new Date(now.getTime() - LIMITS_KEPT_MS);
      const attempts = new Date(Date.now() - ATTEMPTS_KEPT_MS);
      return [
        { table: 'platform.event_default', where: 'at < $1', parameters: [old] },
        { table: 'platform.idempotency', where: 'created_at < $1', parameters: [old] },
        { table: 'platform.encryption_key', where: 'expires_at < $1', parameters: [now] },
        { table: 'platform.used_token', where: 'expires_at < $1', parameters: [now] },
        { table: 'platform.limit_hit', where: 'at < $1', parameters: [limits] },
        { table: 'platform.due_attempt', where: 'next_try_at < $1', parameters: [attempts] },
      ];
    });
  }

  beforeApplicationShutdown(): void {
    this.stopped = true;
  }

  async run(): Promise<void> {
    const end = Date.now() + LONGEST_RUN_MS;
    const goesOn = () => !this.stopped && Date.now() < end;
    await this.keepPartitions().catch((error: unknown) =>
      this.logger.warn({ err: error }, 'partitions are looked after at the next run'),
    );
    let more = true;
    while (more && goesOn()) more = await this.leftovers.clear(this.clock.now(), goesOn);
    if (more && !this.stopped)
      this.logger.warn('housekeeping has more to take away than fitted into one run');
  }

  private async keepPartitions(): Promise<void> {
    await this.partitions.makeAhead();
    await this.partitions.dropEvents(new Date(Date.now() - KEPT_MS));
    const months = this.config.AUDIT_KEPT_MONTHS;
    if (months === undefined) return;
    await this.partitions.archiveAudit(oldestKeptMonth(new Date(), months));
  }
}

/** The beginning (UTC) of the month that lies so many before the present one, on the 31st too. */
export const oldestKeptMonth = (now: Date, months: number): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1));
