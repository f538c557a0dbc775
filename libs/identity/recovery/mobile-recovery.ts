import { Injectable } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import { Database } from '#libs/platform/database/database';
import { invalidInput, Refusal } from '#libs/platform/http/refusal';
import { isModuleOn, SMS_VERIFICATION } from '#libs/site/common/modules';
import { BrandRegistry } from '#libs/site/index';
import { Member } from '../accounts/member.entity.js';
import { Members } from '../accounts/members.service.js';
import { identityErrors } from '../common/identity.errors.js';
import { isTrial } from '../common/member-types.js';
import { readMobile } from '../common/mobile-number.js';
import type { resetByCode } from '../common/password.calls.js';
import type { SessionValue } from '../common/session.calls.js';
import { LoginService } from '../login/login.service.js';
import { PasswordRules } from '../passwords/password-rules.js';
import { Passwords } from '../passwords/passwords.js';
import type { Visit } from '../sessions/visit.js';
import { OneTimeCodes } from '../verification/one-time-codes.js';
import { AccountRecovery } from './account-recovery.js';

/** Recovery by a code to the mobile number, which ends with a session. */
@Injectable()
export class MobileRecovery {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly members: Members,
    private readonly codes: OneTimeCodes,
    private readonly rules: PasswordRules,
    private readonly passwords: Passwords,
    private readonly recovery: AccountRecovery,
    private readonly login: LoginService,
  ) {}

  /**
   * The form is judged before the code is spent. A right code of a number that nobody has is told to be wrong.
   * Where an authenticator is on, nothing is set before it is asked for.
   * @throws Refusal 400 per field; 422 for the code, or where the brand sends none; 401 with the challenge that asks for
   * the authenticator
   */
  async reset(visit: Visit, input: InputOf<typeof resetByCode>): Promise<SessionValue> {
    const { brand, address, asker } = visit;
    const mobile = this.judge(brand, input);
    const code = input.verificationCode;
    await this.codes.spend({ brand, channel: 'sms', purpose: 'recovery', target: mobile, code, asker });
    // Said before the code was spent it would tell who has the number.
    const owner = await this.owner(brand, mobile);
    if (owner) this.rules.refuseCommon(owner, 'newPassword', input.newPassword);
    const hash = await this.passwords.hash(input.newPassword);
    if (owner)
      await this.login.askForMissing(owner, visit, { method: 'recovery', recovery: { hash, by: 'mobile' } });
    return this.database.transaction(async () => {
      const member = await this.owner(brand, mobile);
      if (!member || !(await this.recovery.restore(member, hash, { method: 'mobile', address })))
        throw new Refusal(identityErrors.error_code_wrong, { params: { left: 0 } });
      const restored = await this.database.manager.findOneByOrFail(Member, { id: member.id });
      return this.login.startSession(restored, visit, { method: 'recovery' });
    });
  }

  private judge(brand: string, input: InputOf<typeof resetByCode>): string {
    const { settings } = this.brands.byId(brand);
    if (!isModuleOn(settings.whitelabel, SMS_VERIFICATION))
      throw new Refusal(identityErrors.error_not_enabled);
    const errors = this.rules.faultsOf(brand, 'newPassword', input.newPassword, { mobile: input.mobileNum });
    const read = readMobile(input.mobileNum, input.countryDialingCode, settings.identity.sms.dialingCodes);
    if ('fault' in read) errors.push({ field: 'mobileNum', code: read.fault, params: read.params });
    if (input.verificationCode === '') errors.push({ field: 'verificationCode', code: 'field_required' });
    if (errors.length > 0 || 'fault' in read) throw invalidInput(errors);
    return read.mobile;
  }

  private async owner(brand: string, mobile: string): Promise<Member | null> {
    const member = await this.members.byMobile(brand, mobile);
    return member?.status === 'active' && !isTrial(member.type) ? member : null;
  }
}
