import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Retention } from '#libs/platform/housekeeping/retention';

/** Far longer than a vendor may bet with a token, and as long as a game counts as recently played. */
const RETENTION_MS = 90 * 24 * 3600 * 1000;

/** Deletes launches of games 90 days after they ended. */
@Injectable()
export class LaunchRetention implements OnModuleInit {
  constructor(private readonly retention: Retention) {}

  onModuleInit(): void {
    this.retention.register((now) => [
      {
        table: 'games.launch',
        where: 'created_at < $1 and expires_at < $1',
        parameters: [new Date(now.getTime() - RETENTION_MS)],
      },
    ]);
  }
}
