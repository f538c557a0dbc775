import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Leftovers } from '#libs/platform/housekeeping/leftovers';

const DAY_MS = 24 * 3600 * 1000;

const ASKER_DAYS = 400;

/** Takes away codes and captchas that have ended, and browsers that proved a number long ago. */
@Injectable()
export class OldVerifications implements OnModuleInit {
  constructor(private readonly leftovers: Leftovers) {}

  onModuleInit(): void {
    this.leftovers.onClear((now) => [
      { table: 'identity.captcha', where: 'expires_at <= $1', parameters: [now] },
      {
        table: 'identity.one_time_code',
        where: 'expires_at <= $1',
        // Kept a day: as long as it is there, no older code can take its place again.
        parameters: [new Date(now.getTime() - DAY_MS)],
      },
      {
        table: 'identity.code_asker',
        where: 'proved_at <= $1',
        parameters: [new Date(now.getTime() - ASKER_DAYS * DAY_MS)],
      },
    ]);
  }
}
