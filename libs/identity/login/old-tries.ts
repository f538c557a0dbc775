import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import { Leftovers } from '#libs/platform/housekeeping/leftovers';

/** Longer than any brand looks back at failed log-ins. */
const KEPT_MS = 24 * 3600 * 1000;

/** Takes away tries of log-ins and further checks that have ended. */
@Injectable()
export class OldTries implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly leftovers: Leftovers,
  ) {}

  onModuleInit(): void {
    this.leftovers.onClear((now) => this.clear(new Date(now.getTime() - KEPT_MS)));
  }

  private async clear(before: Date): Promise<void> {
    await this.database.query('delete from identity.login_attempt where at <= $1', [before]);
    await this.database.query('delete from identity.step_up where expires_at <= $1', [before]);
  }
}
