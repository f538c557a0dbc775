import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Leftovers } from '#libs/platform/housekeeping/leftovers';

/** Longer than any brand looks back at failed log-ins. */
const KEPT_MS = 24 * 3600 * 1000;

/** Takes away tries of log-ins, further checks and log-ins at providers that have ended. */
@Injectable()
export class OldTries implements OnModuleInit {
  constructor(private readonly leftovers: Leftovers) {}

  onModuleInit(): void {
    this.leftovers.onClear((now) => {
      const parameters = [new Date(now.getTime() - KEPT_MS)];
      return [
        { table: 'identity.login_attempt', where: 'at <= $1', parameters },
        { table: 'identity.step_up', where: 'expires_at <= $1', parameters },
        { table: 'identity.social_attempt', where: 'expires_at <= $1', parameters: [now] },
      ];
    });
  }
}
