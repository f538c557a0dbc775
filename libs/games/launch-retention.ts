import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Leftovers } from '#libs/platform/housekeeping/leftovers';

/** Far longer than a vendor may bet with a token, and as long as a game counts as played recently. */
const KEPT_MS = 90 * 24 * 3600 * 1000;

/** Takes away launches of games a quarter of a year after they ended. */
@Injectable()
export class LaunchRetention implements OnModuleInit {
  constructor(private readonly leftovers: Leftovers) {}

  onModuleInit(): void {
    this.leftovers.onClear((now) => [
      {
        table: 'games.launch',
        where: 'created_at < $1 and expires_at < $1',
        parameters: [new Date(now.getTime() - KEPT_MS)],
      },
    ]);
  }
}
