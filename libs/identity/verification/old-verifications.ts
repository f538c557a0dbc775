import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import { Leftovers } from '#libs/platform/housekeeping/leftovers';

const DAY_MS = 24 * 3600 * 1000;

/** Takes away codes and captchas that have ended. */
@Injectable()
export class OldVerifications implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly leftovers: Leftovers,
  ) {}

  onModuleInit(): void {
    this.leftovers.onClear((now) => this.clear(now));
  }

  async clear(now: Date): Promise<void> {
    await this.database.query('delete from identity.captcha where expires_at <= $1', [now]);
    // Kept a day: as long as it is there, no older code can take its place again.
    await this.database.query('delete from identity.one_time_code where expires_at <= $1', [
      new Date(now.getTime() - DAY_MS),
    ]);
  }
}
