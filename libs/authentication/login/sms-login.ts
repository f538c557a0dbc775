import { Injectable } from '@nestjs/common';
import { readMobile } from '#libs/members/common/mobile-number';
import { type Member, Members } from '#libs/members/index';
import type { InputOf } from '#libs/platform/common/call';
import { AppError, invalidInput } from '#libs/platform/http/app-error';
import { isModuleOn, MOBILE_LOGIN } from '#libs/site/common/modules';
import { siteErrors } from '#libs/site/common/site.errors';
import { BrandRegistry } from '#libs/site/index';
import { verificationErrors } from '#libs/verification/common/verification.errors';
import { OneTimeCodes } from '#libs/verification/index';
import type { login, SessionValue } from '../common/session.calls.js';
import type { ClientContext } from '../sessions/client-context.js';
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
   * @throws AppError 401 where an authenticator is on, with the challenge that asks for it; 400 for the number; 422 for a wrong
   * code, and likewise for a number that no account has proved; 403 for an account that may not log in
   */
  async login(client: ClientContext, input: InputOf<typeof login>): Promise<SessionValue> {
    const { brand } = client;
    if (!isModuleOn(this.brands.byId(brand).settings.whitelabel, MOBILE_LOGIN))
      throw new AppError(siteErrors.error_not_enabled);
    const mobile = this.mobileOf(brand, input);
    const code = input.password.trim();
    const member = await this.memberOf(client, mobile, code);
    await this.failures.assertCanLogIn(member, input.site, failureOf(client, member));
    return this.logins.startSession(member, client, {
      method: 'sms',
      site: input.site,
      remember: input.rememberMe,
    });
  }

  /** Only a wrong code is recorded as a failed log-in, not one where no code was sent. */
  private async memberOf(client: ClientContext, mobile: string, code: string): Promise<Member> {
    const { brand, requester } = client;
    try {
      await this.codes.spend({ brand, channel: 'sms', purpose: 'login', target: mobile, code, requester });
      const member = await this.members.byMobile(brand, mobile);
      if (!member) throw new AppError(verificationErrors.error_code_wrong, { params: { left: 0 } });
      return member;
    } catch (error) {
      if (error instanceof AppError && error.code === verificationErrors.error_code_wrong.code)
        await this.failures.record(failureOf(client, await this.members.byMobile(brand, mobile)));
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

const failureOf = ({ brand, address }: ClientContext, member: Member | null): FailedLogin => ({
  brand,
  address,
  scope: 'member',
  person: member?.id ?? null,
  method: 'sms',
});
