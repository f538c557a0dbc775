import { Injectable } from '@nestjs/common';
import { judgedText } from '#libs/members/common/field-rules';
import { Member, type Owner, ownAuditEntry } from '#libs/members/index';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import type { InputOf } from '#libs/platform/common/call';
import { Database } from '#libs/platform/database/database';
import { invalidInput } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Limits } from '#libs/platform/limits/limits';
import { BrandRegistry } from '#libs/site/index';
import type { setPaymentPassword } from '../common/security.calls.js';
import { ProtectedActs } from '../second-factor/protected-acts.js';
import { PasswordRules } from './password-rules.js';
import { Passwords } from './passwords.js';
import { PaymentPasswords } from './payment-passwords.js';

/** Limited, because each choice tells whether a text is the log-in password. */
const CHOICES = { max: 5, windowMs: 24 * 3_600_000 };

/**
 * Sets the payment password: the first one freely, another one only with the old one, or after `PaymentPasswordReset` has
 * proved the owner.
 */
@Injectable()
export class PaymentPasswordChange {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly brands: BrandRegistry,
    private readonly acts: ProtectedActs,
    private readonly passwords: Passwords,
    private readonly limits: Limits,
    private readonly rules: PasswordRules,
    private readonly paymentPasswords: PaymentPasswords,
  ) {}

  /**
   * @throws AppError 400 per field; 422 and 423 as `PaymentPasswords.require`, for the old one; 429 after five in a day;
   * 422 and 429 for the second factor
   */
  async set(caller: LoggedIn, input: InputOf<typeof setPaymentPassword>): Promise<void> {
    const { oldPassword, newPassword, factorCode } = input;
    await this.refuseUnfit(caller, input);
    const changed = await this.paymentPasswords.has(caller.person);
    if (changed) {
      if (!oldPassword) throw invalidInput([{ field: 'oldPassword', code: 'field_required' }]);
      await this.paymentPasswords.require(caller, oldPassword);
    }
    await this.limits.require({ key: `payment-password choice ${caller.person}`, ...CHOICES });
    await this.refuseLoginPassword(caller, newPassword);
    const hash = await this.passwords.hash(newPassword);
    await this.acts.run(caller, factorCode, {
      change: () => (changed ? this.replace(caller, hash) : this.setFirst(caller, hash)),
    });
  }

  /**
   * The first one, as a hash, in the caller's transaction.
   * @throws AppError 400 where one was set meanwhile: a change needs the old one
   */
  async setFirst(owner: Owner, hash: string): Promise<void> {
    const first = await this.database.query(
      `insert into authentication.payment_password (member, hash, set_at) values ($1, $2, $3)
       on conflict do nothing returning member`,
      [owner.person, hash, this.clock.now()],
    );
    if (first.length === 0) throw invalidInput([{ field: 'oldPassword', code: 'field_required' }]);
    await this.audit.record(ownAuditEntry(owner, 'payment-password.set'));
  }

  /** Sets another one without the old one, and ends its lock. The caller has proved the owner; in the caller's transaction. */
  async reset(owner: Owner, hash: string, by: { method: string }): Promise<void> {
    await this.database.query(
      'update authentication.payment_password set failures = 0, locked_until = null where member = $1',
      [owner.person],
    );
    await this.write(owner, hash);
    await this.audit.record({ ...ownAuditEntry(owner, 'payment-password.reset'), after: by });
  }

  private async replace(owner: Owner, hash: string): Promise<void> {
    await this.write(owner, hash);
    await this.audit.record(ownAuditEntry(owner, 'payment-password.changed'));
  }

  private async write(owner: Owner, hash: string): Promise<void> {
    await this.database.query(
      'update authentication.payment_password set hash = $2, set_at = $3 where member = $1',
      [owner.person, hash, this.clock.now()],
    );
  }

  /** @throws AppError 400 under the field, for its length, its repetition or a common password */
  async refuseUnfit(
    caller: LoggedIn,
    {
      newPassword,
      confirmNewPassword,
    }: Pick<InputOf<typeof setPaymentPassword>, 'newPassword' | 'confirmNewPassword'>,
  ): Promise<void> {
    const rule = this.brands.byId(caller.brand).settings.paymentPassword;
    const { minLength: min, maxLength: max } = rule;
    if (judgedText(newPassword, rule) === null)
      throw invalidInput([{ field: 'newPassword', code: 'field_password_length', params: { min, max } }]);
    if (newPassword !== confirmNewPassword)
      throw invalidInput([{ field: 'confirmNewPassword', code: 'field_mismatch' }]);
    const member = await this.database.manager.findOneByOrFail(Member, { id: caller.person });
    this.rules.refuseCommon(member, 'newPassword', newPassword);
  }

  /**
   * Not limited: whoever may call it often can find out the log-in password, so the caller limits it.
   * @throws AppError 400 under the field
   */
  async refuseLoginPassword(caller: LoggedIn, newPassword: string): Promise<void> {
    const member = await this.database.manager.findOneByOrFail(Member, { id: caller.person });
    if (await this.passwords.verify(member.passwordHash, newPassword))
      throw invalidInput([{ field: 'newPassword', code: 'field_password_reused' }]);
  }
}
