import { Injectable } from '@nestjs/common';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { Database } from '#libs/platform/database/database';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Refusal } from '#libs/platform/http/refusal';
import { isModuleOn, SMS_VERIFICATION } from '#libs/site/common/modules';
import { BrandRegistry } from '#libs/site/index';
import { Member } from '../accounts/member.entity.js';
import { Members } from '../accounts/members.service.js';
import { identityErrors } from '../common/identity.errors.js';
import type { resetPaymentPassword, sendPaymentPasswordCode } from '../common/security.calls.js';
import { Letters } from '../letters/letters.js';
import { CurrentPassword } from '../passwords/current-password.js';
import { Passwords } from '../passwords/passwords.js';
import { PaymentPasswordChange } from '../passwords/payment-password-change.js';
import { PaymentPasswords } from '../passwords/payment-passwords.js';
import { ProtectedActs } from '../second-factor/protected-acts.js';
import { OneTimeCodes } from '../verification/one-time-codes.js';
import { Authenticators } from './authenticators.js';

/** A payment password that was forgotten: set anew by the log-in password and a further check. */
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
    private readonly letters: Letters,
  ) {}

  /** @throws Refusal 422 without such a proved contact, or where an authenticator is on; 429 and 503 of the sending */
  async sendCode(
    caller: LoggedIn,
    { method }: InputOf<typeof sendPaymentPasswordCode>,
  ): Promise<ValueOf<typeof sendPaymentPasswordCode>> {
    const member = await this.memberOf(caller);
    if (await this.authenticators.isActive(caller.person))
      throw new Refusal(identityErrors.error_second_factor_required);
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
   * @throws Refusal 400 per field; 422, 423 and 429 for the log-in password and the code; 422 where none was set
   */
  async reset(caller: LoggedIn, input: InputOf<typeof resetPaymentPassword>): Promise<void> {
    await this.change.refuseUnfit(caller, input);
    if (!(await this.paymentPasswords.has(caller.person)))
      throw new Refusal(identityErrors.error_payment_password_missing);
    await this.current.require(caller, input.password);
    await this.change.refuseLoginPassword(caller, input.newPassword);
    const hash = await this.passwords.hash(input.newPassword);
    const { recoveryWaitHours } = this.brands.byId(caller.brand).settings.identity.login;
    const factorCode = input.method === 'totp' ? input.code : undefined;
    await this.acts.run(caller, factorCode, {
      prove: () => this.proveContact(caller, input),
      change: async () => {
        await this.change.reset(caller, hash, { method: input.method });
        await this.members.holdWithdrawals(caller.person, recoveryWaitHours);
        const member = await this.memberOf(caller);
        await this.letters.write(member, 'payment-password-reset', 'mail');
        await this.letters.write(member, 'payment-password-reset', 'sms');
      },
    });
  }

  /** Spends the code of a contact, unless an authenticator is on, which alone proves the owner then. */
  private async proveContact(
    caller: LoggedIn,
    { method, code }: Pick<InputOf<typeof resetPaymentPassword>, 'method' | 'code'>,
  ): Promise<void> {
    if (await this.authenticators.isActive(caller.person)) return;
    if (method === 'totp') throw new Refusal(identityErrors.error_code_wrong);
    await this.codes.spend({ ...this.addressee(await this.memberOf(caller), method), code });
  }

  /** @throws Refusal 422 for a contact that was never proved, or a brand that sends no SMS */
  private addressee(member: Member, method: 'mobile' | 'email') {
    const { id, brand } = member;
    const { whitelabel } = this.brands.byId(brand).settings;
    const purpose = `payment-password ${id}`;
    const sms = isModuleOn(whitelabel, SMS_VERIFICATION);
    if (method === 'mobile' && sms && member.mobile && member.mobileVerifiedAt)
      return { brand, purpose, channel: 'sms' as const, target: member.mobile };
    if (method === 'email' && member.email && member.emailVerifiedAt)
      return { brand, purpose, channel: 'mail' as const, target: member.email.toLowerCase() };
    throw new Refusal(identityErrors.error_not_enabled);
  }

  private memberOf({ person }: LoggedIn): Promise<Member> {
    return this.database.manager.findOneByOrFail(Member, { id: person });
  }
}
