import { Injectable } from '@nestjs/common';
import { type Member, Members } from '#libs/members/index';
import type { InputOf } from '#libs/platform/common/call';
import { AppError } from '#libs/platform/http/app-error';
import { BrandRegistry } from '#libs/site/index';
import { Captchas } from '#libs/verification/index';
import { authenticationErrors } from '../common/authentication.errors.js';
import type { login, SessionValue } from '../common/session.calls.js';
import { Passwords } from '../passwords/passwords.js';
import type { ClientContext } from '../sessions/client-context.js';
import { DeviceAuthenticator } from '../sessions/device-authenticator.js';
import { Devices } from '../sessions/devices.js';
import { Sessions } from '../sessions/sessions.service.js';
import { accountSpellings } from './account-spellings.js';
import { FailedLogins } from './failed-logins.js';
import { LoginService } from './login.service.js';
import { type LoginAttempt, LoginThrottle, type ThrottleState } from './login-throttle.js';

type Input = InputOf<typeof login>;

/** Log-in by user name and password. An unknown name costs the same work as a known one, and gets the same answers. */
@Injectable()
export class PasswordLogin {
  constructor(
    private readonly brands: BrandRegistry,
    private readonly members: Members,
    private readonly passwords: Passwords,
    private readonly throttle: LoginThrottle,
    private readonly captchas: Captchas,
    private readonly authenticator: DeviceAuthenticator,
    private readonly devices: Devices,
    private readonly sessions: Sessions,
    private readonly logins: LoginService,
    private readonly failures: FailedLogins,
  ) {}

  /**
   * @throws AppError 401 for name or password, or `error_verification_required` with its challenge; 403 for an account
   * that may not log in; 422 for a captcha; 423 while locked
   */
  async login(client: ClientContext, input: Input): Promise<SessionValue> {
    const { brand, address } = client;
    const spellings = this.spellingsOf(brand, input);
    const member = await this.members.bySpelling(brand, spellings);
    const device = await this.authenticator.authenticate(client);
    const known = await this.devices.isKnown(device?.id, member?.id);
    // Attempts count for the account that was meant, so that two accounts never share a count.
    const userName = member?.account ?? spellings[1];
    const attempt = { brand, userName, address, device: known ? device?.id : undefined };
    const state = await this.countAttempt(attempt, input);
    const right = await this.passwords.verify(member?.passwordHash, input.password);
    const failure = {
      brand,
      address,
      scope: 'member',
      person: member?.id ?? null,
      method: 'password',
    } as const;
    if (!member || !right) {
      await this.failures.record(failure, state.isLastTry);
      throw this.refusal(brand, member, state);
    }
    await this.throttle.clear(attempt);
    await this.failures.assertCanLogIn(member, input.site, failure);
    const knownSource = known || (!state.underAttack && (await this.isKnownAddress(member, address)));
    return this.logins.startSession(member, client, {
      method: 'password',
      site: input.site,
      remember: input.rememberMe,
      device: device?.id ?? null,
      knownSource,
    });
  }

  /** Whether the member logged in from this network lately, or has never logged in: there is nothing to compare with then. */
  private isKnownAddress({ id, brand }: Member, address: string): Promise<boolean> {
    const { addressDays } = this.brands.byId(brand).settings.identity.login;
    return this.sessions.isKnownAddress(id, address, addressDays);
  }

  private spellingsOf(brand: string, { username }: Input): [string, string] {
    return accountSpellings(username, this.brands.byId(brand).settings.identity.sms.dialingCodes);
  }

  private async countAttempt(attempt: LoginAttempt, input: Input): Promise<ThrottleState> {
    const state = await this.throttle.countAttempt(attempt, false);
    if (!state.captcha) return state;
    await this.captchas.require(attempt.brand, input);
    return this.throttle.countAttempt(attempt, true);
  }

  private refusal(brand: string, member: Member | null, { captchaNext }: ThrottleState): AppError {
    const isTold = this.brands.byId(brand).settings.identity.login.tellsUnknownAccount;
    const entry =
      isTold && !member
        ? authenticationErrors.error_account_unknown
        : authenticationErrors.error_wrong_credentials;
    return new AppError(entry, captchaNext ? { value: { captcha: true } } : {});
  }
}
