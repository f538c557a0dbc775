import { type BeforeApplicationShutdown, Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { Clock } from '../clock/clock.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { JobHandlers } from '../jobs/job-handlers.js';
import { LOGGER } from '../logging/logging.module.js';
import { housekeep } from './housekeeping-job.js';
import { Partitions } from './partitions.js';
import { Retention } from './retention.js';

const DAY_MS = 24 * 3600 * 1000;

/** How long events can be replayed and idempotency keys are answered. */
const RETENTION_MS = 7 * DAY_MS;

/** The longest window of any limit. */
const LIMITS_RETENTION_MS = 2 * DAY_MS;

/** Attempts of a due row are forgotten if it was not tried for this long. */
const ATTEMPTS_RETENTION_MS = 3_600_000;

/** A run with more to do continues for this long, and then at the next run. */
const MAX_RUN_MS = 5 * 60 * 1000;

/**
 * Deletes expired data: old events, idempotency keys, expired encryption keys, used tokens, and what contexts register.
 */
@Injectable()
export class Housekeeping implements OnModuleInit, BeforeApplicationShutdown {
  private stopped = false;

  constructor(
    private readonly clock: Clock,
    private readonly handlers: JobHandlers,
    private readonly retention: Retention,
    private readonly partitions: Partitions,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.handlers.register(housekeep, () => this.run());
    this.retention.register((now) => {
      const old = new Date(Date.now() - RETENTION_MS);
      const limits = new Date(now.getTime() - LIMITS_RETENTION_MS);
      const attempts = new Date(Date.now() - ATTEMPTS_RETENTION_MS);
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
    const end = Date.now() + MAX_RUN_MS;
    const shouldContinue = () => !this.stopped && Date.now() < end;
    await this.maintainPartitions().catch((error: unknown) =>
      this.logger.warn({ err: error }, 'partitions are maintained at the next run'),
    );
    let more = true;
    while (more && shouldContinue()) more = await this.retention.prune(this.clock.now(), shouldContinue);
    if (more && !this.stopped) this.logger.warn('housekeeping did not finish in one run');
  }

  private async maintainPartitions(): Promise<void> {
    await this.partitions.makeAhead();
    await this.partitions.dropEvents(new Date(Date.now() - RETENTION_MS));
    const months = this.config.AUDIT_KEPT_MONTHS;
    if (months === undefined) return;
    await this.partitions.archiveAudit(oldestRetainedMonth(new Date(), months));
  }
}

/** The start (UTC) of the month that is `months` before the present one. Correct on the 31st too. */
export const oldestRetainedMonth = (now: Date, months: number): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1));
