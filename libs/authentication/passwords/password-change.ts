import { Injectable } from '@nestjs/common';
import { Member, ownAuditEntry } from '#libs/members/index';
import { Notifications } from '#libs/notifications/index';
import { Audit } from '#libs/platform/audit/audit';
import type { InputOf } from '#libs/platform/common/call';
import type { FieldError } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { AppError, invalidInput } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Limits } from '#libs/platform/limits/limits';
import { authenticationErrors } from '../common/authentication.errors.js';
import type { changePassword } from '../common/password.calls.js';
import { Devices } from '../sessions/devices.js';
import { Sessions } from '../sessions/sessions.service.js';
import { CurrentPassword } from './current-password.js';
import { LoginPasswords } from './login-passwords.js';
import { PasswordRules } from './password-rules.js';
import { Passwords } from './passwords.js';
import { PaymentPasswords } from './payment-passwords.js';

/** Limited, because each change tells whether a text is the payment password. */
const CHANGES = { max: 5, windowMs: 24 * 3_600_000 };

/** Changes the log-in password of who is logged in and knows the old one. */
@Injectable()
export class PasswordChange {
  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
    private readonly limits: Limits,
    private readonly rules: PasswordRules,
    private readonly passwords: Passwords,
    private readonly paymentPasswords: PaymentPasswords,
    private readonly current: CurrentPassword,
    private readonly loginPasswords: LoginPasswords,
    private readonly sessions: Sessions,
    private readonly devices: Devices,
    private readonly notifications: Notifications,
  ) {}

  /**
   * Ends the member's other sessions, and lifts the restriction of this one.
   * @throws AppError 400 per field; 422 for a wrong old password or where there is none; 423 after five wrong ones; 429
   * after five changes in a day
   */
  async change(caller: LoggedIn, input: InputOf<typeof changePassword>): Promise<void> {
    const { oldPassword, newPassword } = input;
    const member = await this.database.manager.findOneByOrFail(Member, { id: caller.person });
    const errors = this.faultsOf(member, input);
    if (errors.length > 0) throw invalidInput(errors);
    if (member.passwordHash === null) throw new AppError(authenticationErrors.error_password_missing);
    await this.current.require(caller, oldPassword);
    if (newPassword === oldPassword)
      throw invalidInput([{ field: 'newPassword', code: 'field_password_same' }]);
    await this.limits.require({ key: `password changes of ${caller.person}`, ...CHANGES });
    if (await this.paymentPasswords.matches(caller.person, newPassword))
      throw invalidInput([{ field: 'newPassword', code: 'field_password_reused' }]);
    const hash = await this.passwords.hash(newPassword);
    await this.database.transaction(() => this.write(caller, member, hash));
  }

  private faultsOf(member: Member, input: InputOf<typeof changePassword>): FieldError[] {
    const { oldPassword, newPassword, confirmNewPassword } = input;
    const errors = this.rules.faultsOf(member.brand, 'newPassword', newPassword, member);
    if (oldPassword === '') errors.push({ field: 'oldPassword', code: 'field_required' });
    if (newPassword !== confirmNewPassword)
      errors.push({ field: 'confirmNewPassword', code: 'field_mismatch' });
    return errors;
  }

  private async write(caller: LoggedIn, member: Member, hash: string): Promise<void> {
    const { person, session } = caller;
    if (!(await this.loginPasswords.replace(member, hash)))
      throw new AppError(authenticationErrors.error_password_wrong);
    await this.sessions.endOthers(person, session, { reason: 'password_changed', actor: 'owner' });
    await this.sessions.liftRestriction(session);
    await this.devices.disallowOtherResumes(person, session);
    await this.notifications.enqueue(member, 'password-changed', 'mail');
    await this.audit.record(ownAuditEntry(caller, 'password.changed'));
  }
}
