import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { Database } from '../database/database.js';
import { JobHandlers } from '../jobs/job-handlers.js';
import { housekeep } from './housekeeping-job.js';
import { Leftovers } from './leftovers.js';

/** How long events can be replayed and idempotency keys answer. */
const KEPT_MS = 7 * 24 * 3600 * 1000;

/** The longest time that a limit looks back. */
const LIMITS_KEPT_MS = 2 * 24 * 3600 * 1000;

/** Takes away what has served its time: old events, idempotency keys, ended encryption keys, used tokens, what contexts leave. */
@Injectable()
export class Housekeeping implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly handlers: JobHandlers,
    private readonly leftovers: Leftovers,
  ) {}

  onModuleInit(): void {
    this.handlers.register(housekeep, () => this.run());
  }

  async run(): Promise<void> {
    const old = new Date(Date.now() - KEPT_MS);
    const now = this.clock.now();
    await this.database.query('select platform.prune_events($1)', [old]);
    await this.database.query('delete from platform.idempotency where created_at < $1', [old]);
    await this.database.query('delete from platform.encryption_key where expires_at < $1', [now]);
    await this.database.query('delete from platform.used_token where expires_at < $1', [now]);
    await this.database.query('delete from platform.limit_hit where at < $1', [
      new Date(now.getTime() - LIMITS_KEPT_MS),
    ]);
    await this.leftovers.clear(now);
  }
}
