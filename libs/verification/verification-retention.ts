import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Retention } from '#libs/platform/housekeeping/retention';

const DAY_MS = 24 * 3600 * 1000;

const REQUESTER_DAYS = 400;

/** Deletes codes and captchas that have ended, and browsers that proved a number long ago. */
@Injectable()
export class VerificationRetention implements OnModuleInit {
  constructor(private readonly retention: Retention) {}

  onModuleInit(): void {
    this.retention.register((now) => [
      { table: 'verification.captcha', where: 'expires_at <= $1', parameters: [now] },
      {
        table: 'verification.one_time_code',
        where: 'expires_at <= $1',
        // A day later: as long as a used code is there, no older one can take its place again.
        parameters: [new Date(now.getTime() - DAY_MS)],
      },
      {
        table: 'verification.code_asker',
        where: 'proved_at <= $1',
        parameters: [new Date(now.getTime() - REQUESTER_DAYS * DAY_MS)],
      },
    ]);
  }
}
