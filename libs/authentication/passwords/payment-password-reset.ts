import { Injectable } from '@nestjs/common';
import { Member, Members } from '#libs/members/index';
import { Notifications } from '#libs/notifications/index';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { isModuleOn, SMS_VERIFICATION } from '#libs/site/common/modules';
import { siteErrors } from '#libs/site/common/site.errors';
import { BrandRegistry } from '#libs/site/index';
import { verificationErrors } from '#libs/verification/common/verification.errors';
import { OneTimeCodes } from '#libs/verification/index';
import { authenticationErrors } from '../common/authentication.errors.js';
import type { resetPaymentPassword, sendPaymentPasswordCode } from '../common/security.calls.js';
import { Authenticators } from '../second-factor/authenticators.js';
import { ProtectedActs } from '../second-factor/protected-acts.js';
import { CurrentPassword } from './current-password.js';
import { Passwords } from './passwords.js';
import { PaymentPasswordChange } from './payment-password-change.js';
import { PaymentPasswords } from './payment-passwords.js';

/** A payment password that was forgotten: set anew by the log-in password and a code. */
@Injectable()
export class PaymentPasswordReset {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly members: Members,
    private readonly acts: ProtectedActs,
    private readonly current: CurrentPassword,
    private readonly authenticators: Authenticators,
    private readonly codes: OneTimeCodes,
    private readonly passwords: Passwords,
    private readonly paymentPasswords: PaymentPasswords,
    private readonly change: PaymentPasswordChange,
    private readonly notifications: Notifications,
  ) {}

  /** @throws AppError 422 without such a proved contact, or where an authenticator is on; 429 and 503 of the sending */
  async sendCode(
    caller: LoggedIn,
    { method }: InputOf<typeof sendPaymentPasswordCode>,
  ): Promise<ValueOf<typeof sendPaymentPasswordCode>> {
    const member = await this.memberOf(caller);
    if (await this.authenticators.isActive(caller.person))
      throw new AppError(authenticationErrors.error_second_factor_required);
    return this.codes.send({
      ...this.addressee(member, method),
      address: caller.address,
      owner: member.id,
      language: member.language ?? this.brands.byId(member.brand).settings.defaultLanguage,
    });
  }

  /**
   * Where an authenticator is on, it alone proves the owner. Withdrawals wait as after a recovery, and the owner is told
   * at each proved contact.
   * @throws AppError 400 per field; 422, 423 and 429 for the log-in password and the code; 422 where none was set
   */
  async reset(caller: LoggedIn, input: InputOf<typeof resetPaymentPassword>): Promise<void> {
    await this.change.refuseUnfit(caller, input);
    if (!(await this.paymentPasswords.has(caller.person)))
      throw new AppError(authenticationErrors.error_payment_password_missing);
    await this.current.require(caller, input.password);
    await this.change.refuseLoginPassword(caller, input.newPassword);
    const hash = await this.passwords.hash(input.newPassword);
    const { recoveryWaitHours } = this.brands.byId(caller.brand).settings.identity.login;
    const factorCode = input.method === 'totp' ? input.code : undefined;
    await this.acts.run(caller, factorCode, {
      spendCode: () => this.spendContactCode(caller, input),
      change: async () => {
        await this.change.reset(caller, hash, { method: input.method });
        await this.members.holdOutgoing(caller.person, recoveryWaitHours);
        const member = await this.memberOf(caller);
        await this.notifications.enqueue(member, 'payment-password-reset', 'mail');
        await this.notifications.enqueue(member, 'payment-password-reset', 'sms');
      },
    });
  }

  /** Spends the code of a contact, unless an authenticator is on, which alone proves the owner then. */
  private async spendContactCode(
    caller: LoggedIn,
    { method, code }: Pick<InputOf<typeof resetPaymentPassword>, 'method' | 'code'>,
  ): Promise<void> {
    if (await this.authenticators.isActive(caller.person)) return;
    if (method === 'totp') throw new AppError(verificationErrors.error_code_wrong);
    await this.codes.spend({ ...this.addressee(await this.memberOf(caller), method), code });
  }

  /** @throws AppError 422 for a contact that was never proved, or a brand that sends no SMS */
  private addressee(member: Member, method: 'mobile' | 'email') {
    const { id, brand } = member;
    const { whitelabel } = this.brands.byId(brand).settings;
    const purpose = `payment-password ${id}`;
    const sms = isModuleOn(whitelabel, SMS_VERIFICATION);
    if (method === 'mobile' && sms && member.mobile && member.mobileVerifiedAt)
      return { brand, purpose, channel: 'sms' as const, target: member.mobile };
    if (method === 'email' && member.email && member.emailVerifiedAt)
      return { brand, purpose, channel: 'mail' as const, target: member.email.toLowerCase() };
    throw new AppError(siteErrors.error_not_enabled);
  }

  private memberOf({ person }: LoggedIn): Promise<Member> {
    return this.database.manager.findOneByOrFail(Member, { id: person });
  }
}
