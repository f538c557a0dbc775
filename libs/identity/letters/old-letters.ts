import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import { Leftovers } from '#libs/platform/housekeeping/leftovers';

const KEPT_MS = 7 * 24 * 3600 * 1000;

/** Takes away what was sent, or was never to be sent, a week later. */
@Injectable()
export class OldLetters implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly leftovers: Leftovers,
  ) {}

  onModuleInit(): void {
    this.leftovers.onClear((now) => this.clear(now));
  }

  async clear(now: Date): Promise<void> {
    const old = new Date(now.getTime() - KEPT_MS);
    await this.database.query('delete from identity.letter where created_at < $1', [old]);
    await this.database.query('delete from identity.reset_link where created_at < $1', [old]);
  }
}
