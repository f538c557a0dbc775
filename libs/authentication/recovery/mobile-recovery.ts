import { Injectable } from '@nestjs/common';
import { isTrial } from '#libs/members/common/member-types';
import { readMobile } from '#libs/members/common/mobile-number';
import { Member, Members } from '#libs/members/index';
import type { InputOf } from '#libs/platform/common/call';
import { Database } from '#libs/platform/database/database';
import { AppError, invalidInput } from '#libs/platform/http/app-error';
import { BrandRegistry } from '#libs/site/index';
import { verificationErrors } from '#libs/verification/common/verification.errors';
import { OneTimeCodes } from '#libs/verification/index';
import type { resetByCode } from '../common/password.calls.js';
import type { SessionValue } from '../common/session.calls.js';
import { LoginService } from '../login/login.service.js';
import { PasswordRules } from '../passwords/password-rules.js';
import { Passwords } from '../passwords/passwords.js';
import type { ClientContext } from '../sessions/client-context.js';
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
   * The form is checked before the code is spent. For a number that no account has, a right code is answered as a wrong one.
   * Where an authenticator is on, nothing is set before it is asked for.
   * @throws AppError 400 per field; 422 for the code, or where the brand sends none; 401 with the challenge that asks for
   * the authenticator
   */
  async reset(client: ClientContext, input: InputOf<typeof resetByCode>): Promise<SessionValue> {
    const { brand, address, requester } = client;
    const mobile = this.readForm(brand, input);
    const code = input.verificationCode;
    await this.codes.spend({ brand, channel: 'sms', purpose: 'recovery', target: mobile, code, requester });
    // Before the code was spent, this refusal would tell who has the number.
    const owner = await this.owner(brand, mobile);
    if (owner) this.rules.refuseCommon(owner, 'newPassword', input.newPassword);
    const hash = await this.passwords.hash(input.newPassword);
    if (owner)
      await this.login.requireMissingStepUp(owner, client, {
        method: 'recovery',
        recovery: { hash, by: 'mobile' },
      });
    return this.database.transaction(async () => {
      const member = await this.owner(brand, mobile);
      if (!member || !(await this.recovery.restore(member, hash, { method: 'mobile', address })))
        throw new AppError(verificationErrors.error_code_wrong, { params: { left: 0 } });
      const restored = await this.database.manager.findOneByOrFail(Member, { id: member.id });
      return this.login.startSession(restored, client, { method: 'recovery' });
    });
  }

  private readForm(brand: string, input: InputOf<typeof resetByCode>): string {
    const { settings } = this.brands.byId(brand);
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
