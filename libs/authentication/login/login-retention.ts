import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Retention } from '#libs/platform/housekeeping/retention';

const DAY_MS = 24 * 3600 * 1000;
/** Reset links stay a week after they were asked for. */
const LINK_DAYS = 7;

/**
 * Deletes what log-ins and recoveries leave behind: counted attempts, step-ups, log-ins at providers and reset links that have
 * ended.
 */
@Injectable()
export class LoginRetention implements OnModuleInit {
  constructor(private readonly retention: Retention) {}

  onModuleInit(): void {
    this.retention.register((now) => {
      // A day is longer than any brand looks back at failed log-ins.
      const parameters = [new Date(now.getTime() - DAY_MS)];
      const linkParameters = [new Date(now.getTime() - LINK_DAYS * DAY_MS)];
      return [
        { table: 'authentication.login_attempt', where: 'at <= $1', parameters },
        { table: 'authentication.step_up', where: 'expires_at <= $1', parameters },
        { table: 'authentication.social_attempt', where: 'expires_at <= $1', parameters: [now] },
        { table: 'authentication.reset_link', where: 'created_at < $1', parameters: linkParameters },
      ];
    });
  }
}
