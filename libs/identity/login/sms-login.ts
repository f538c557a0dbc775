import { Injectable } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import { invalidInput, Refusal } from '#libs/platform/http/refusal';
import { isModuleOn, MOBILE_LOGIN } from '#libs/site/common/modules';
import { BrandRegistry } from '#libs/site/index';
import type { Member } from '../accounts/member.entity.js';
import { Members } from '../accounts/members.service.js';
import { identityErrors } from '../common/identity.errors.js';
import { readMobile } from '../common/mobile-number.js';
import type { login, SessionValue } from '../common/session.calls.js';
import type { Visit } from '../sessions/visit.js';
import { OneTimeCodes } from '../verification/one-time-codes.js';
import { type FailedLogin, FailedLogins } from './failed-logins.js';
import { LoginService } from './login.service.js';

/** Log-in by a mobile number and the code that was sent to it. */
@Injectable()
export class SmsLogin {
  constructor(
    private readonly brands: BrandRegistry,
    private readonly members: Members,
    private readonly codes: OneTimeCodes,
    private readonly logins: LoginService,
    private readonly failures: FailedLogins,
  ) {}

  /**
   * @throws Refusal 401 where an authenticator is on, with the challenge that asks for it; 400 for the number; 422 for a wrong code, and in the same words for a number that no account has
   * proved; 403 for an account that may not come in
   */
  async login(visit: Visit, input: InputOf<typeof login>): Promise<SessionValue> {
    const { brand } = visit;
    if (!isModuleOn(this.brands.byId(brand).settings.whitelabel, MOBILE_LOGIN))
      throw new Refusal(identityErrors.error_not_enabled);
    const mobile = this.mobileOf(brand, input);
    const code = input.password.trim();
    const member = await this.memberOf(visit, mobile, code);
    await this.failures.admit(member, input.site, failureOf(visit, member));
    return this.logins.startSession(member, visit, {
      method: 'sms',
      site: input.site,
      remember: input.rememberMe,
    });
  }

  /** A code that nobody was sent is no try, and leaves no row. */
  private async memberOf(visit: Visit, mobile: string, code: string): Promise<Member> {
    const { brand, asker } = visit;
    try {
      await this.codes.spend({ brand, channel: 'sms', purpose: 'login', target: mobile, code, asker });
      const member = await this.members.byMobile(brand, mobile);
      if (!member) throw new Refusal(identityErrors.error_code_wrong, { params: { left: 0 } });
      return member;
    } catch (error) {
      if (error instanceof Refusal && error.code === identityErrors.error_code_wrong.code)
        await this.failures.record(failureOf(visit, await this.members.byMobile(brand, mobile)));
      throw error;
    }
  }

  private mobileOf(brand: string, { username, countryDialingCode }: InputOf<typeof login>): string {
    const { dialingCodes } = this.brands.byId(brand).settings.identity.sms;
    const read = readMobile(username, countryDialingCode, dialingCodes);
    if ('mobile' in read) return read.mobile;
    throw invalidInput([{ field: 'username', code: read.fault, params: read.params }]);
  }
}

const failureOf = ({ brand, address }: Visit, member: Member | null): FailedLogin => ({
  brand,
  address,
  scope: 'member',
  person: member?.id ?? null,
  method: 'sms',
});
