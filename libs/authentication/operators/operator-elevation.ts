import { Injectable } from '@nestjs/common';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { operatorAuditEntry } from '#libs/platform/transitions/operator-audit-entry';
import { authenticationErrors } from '../common/authentication.errors.js';
import { FailedLogins } from '../login/failed-logins.js';
import { LoginThrottle } from '../login/login-throttle.js';
import { OperatorCodes } from './operator-codes.js';

/** How long a one-time code counts as fresh. */
const ELEVATION_MS = 10 * 60 * 1000;

/** Calls with `elevated` need a code that the operator gave in the last ten minutes, at the log-in or again. */
@Injectable()
export class OperatorElevation {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly throttle: LoginThrottle,
    private readonly failures: FailedLogins,
    private readonly codes: OperatorCodes,
  ) {}

  /** Until when a code that is given now counts as fresh. */
  untilFromNow(): Date {
    return new Date(this.clock.now().getTime() + ELEVATION_MS);
  }

  /**
   * Wrong codes count as failed log-ins of the account.
   * @throws AppError 422 for a wrong or used code; 423 while the account is locked
   */
  async elevate(operator: OperatorCaller, code: string): Promise<Date> {
    const { id, account, brand, address, session } = operator;
    const attempt = { brand, userName: account, address, scope: 'operator' } as const;
    const { isLastTry } = await this.throttle.countAttempt(attempt, true);
    if (!(await this.codes.use(id, code))) {
      await this.failures.record(
        { brand, address, scope: 'operator', person: id, method: 'totp' },
        isLastTry,
      );
      throw new AppError(authenticationErrors.error_operator_code_wrong);
    }
    await this.throttle.clear(attempt);
    const until = this.untilFromNow();
    await this.database.transaction(async () => {
      await this.database.query('update authentication.session set elevated_until = $2 where id = $1', [
        session,
        until,
      ]);
      await this.audit.record({
        ...operatorAuditEntry(operator, 'session.elevated', `session ${session}`),
        after: { until },
      });
    });
    return until;
  }
}
