import { Injectable } from '@nestjs/common';
import { Audit } from '#libs/platform/audit/audit';
import type { InputOf } from '#libs/platform/common/call';
import { Database } from '#libs/platform/database/database';
import { AppError, invalidInput } from '#libs/platform/http/app-error';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { authenticationErrors } from '../common/authentication.errors.js';
import type { changeOperatorPassword } from '../common/own-operator.calls.js';
import { FailedLogins } from '../login/failed-logins.js';
import { LoginThrottle } from '../login/login-throttle.js';
import { PasswordRules } from '../passwords/password-rules.js';
import { Passwords } from '../passwords/passwords.js';
import { Sessions } from '../sessions/sessions.service.js';

/** An operator's own password. */
@Injectable()
export class OperatorPassword {
  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
    private readonly passwords: Passwords,
    private readonly rules: PasswordRules,
    private readonly throttle: LoginThrottle,
    private readonly failures: FailedLogins,
    private readonly sessions: Sessions,
  ) {}

  /**
   * Ends the operator's other sessions. A wrong old password counts as a failed log-in of the account.
   * @throws AppError 400 for the new password; 422 for the old one; 423 while the account is locked
   */
  async change(operator: OperatorCaller, input: InputOf<typeof changeOperatorPassword>): Promise<void> {
    const { id, brand, account, address, session } = operator;
    const { oldPassword, newPassword } = input;
    const errors = this.rules.commonErrorsOf(brand, 'newPassword', newPassword, { account });
    if (errors.length > 0) throw invalidInput(errors);
    const attempt = { brand, userName: account, address, scope: 'operator' } as const;
    const { isLastTry } = await this.throttle.countAttempt(attempt, true);
    const [stored] = await this.database.query<{ hash: string | null }>(
      'select password_hash as hash from authentication.operator where id = $1',
      [id],
    );
    if (!(await this.passwords.verify(stored?.hash, oldPassword))) {
      await this.failures.record(
        { brand, address, scope: 'operator', person: id, method: 'operator' },
        isLastTry,
      );
      throw new AppError(authenticationErrors.error_password_wrong);
    }
    await this.throttle.clear(attempt);
    if (newPassword === oldPassword)
      throw invalidInput([{ field: 'newPassword', code: 'field_password_same' }]);
    const hash = await this.passwords.hash(newPassword);
    await this.database.transaction(async () => {
      const { count } = await this.database.change(
        'update authentication.operator set password_hash = $2 where id = $1 and password_hash = $3',
        [id, hash, stored?.hash],
      );
      if (count === 0) throw new AppError(authenticationErrors.error_password_wrong);
      await this.sessions.endOthers(id, session, { reason: 'password_changed', actor: 'owner' });
      const who = `operator ${id}`;
      await this.audit.record({
        brand,
        actor: who,
        action: 'operator.password-changed',
        subject: who,
        address,
      });
    });
  }
}
