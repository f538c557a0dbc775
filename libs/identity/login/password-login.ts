import { Injectable } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import { Refusal } from '#libs/platform/http/refusal';
import { BrandRegistry } from '#libs/site/index';
import type { Member } from '../accounts/member.entity.js';
import { Members } from '../accounts/members.service.js';
import { identityErrors } from '../common/identity.errors.js';
import type { login, SessionValue } from '../common/session.calls.js';
import { Passwords } from '../passwords/passwords.js';
import { DeviceProofs } from '../sessions/device-proofs.js';
import { Devices } from '../sessions/devices.js';
import { Sessions } from '../sessions/sessions.service.js';
import type { Visit } from '../sessions/visit.js';
import { Captchas } from '../verification/captchas.js';
import { FailedLogins } from './failed-logins.js';
import { LoginService } from './login.service.js';
import { LoginThrottle, type Standing, type Trier } from './login-throttle.js';
import { accountTyped } from './typed-account.js';

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
    private readonly proofs: DeviceProofs,
    private readonly devices: Devices,
    private readonly sessions: Sessions,
    private readonly logins: LoginService,
    private readonly failures: FailedLogins,
  ) {}

  /**
   * @throws Refusal 401 for name or password, or `error_verification_required` with its challenge; 403 for an account
   * that may not come in; 422 for a captcha; 423 while locked
   */
  async login(visit: Visit, input: Input): Promise<SessionValue> {
    const { brand, address } = visit;
    const account = this.accountOf(brand, input);
    const member = await this.find(brand, input, account);
    const device = await this.proofs.of(visit);
    const known = await this.devices.knows(device?.id, member?.id);
    const trier = { brand, account, address, device: known ? device?.id : undefined };
    const standing = await this.begin(trier, input);
    const right = await this.passwords.verify(member?.passwordHash, input.password);
    const failure = {
      brand,
      address,
      scope: 'member',
      person: member?.id ?? null,
      method: 'password',
    } as const;
    if (!member || !right) {
      await this.failures.record(failure, standing.locks);
      throw this.refusal(brand, member, standing);
    }
    await this.throttle.forget(trier);
    await this.failures.admit(member, input.site, failure);
    const recognised = known || (!standing.attacked && (await this.recognises(member, address)));
    return this.logins.startSession(member, visit, {
      method: 'password',
      site: input.site,
      remember: input.rememberMe,
      device: device?.id ?? null,
      recognised,
    });
  }

  /** Whether the member came in from this address lately, or never from anywhere. */
  private recognises({ id, brand }: Member, address: string): Promise<boolean> {
    const { addressDays } = this.brands.byId(brand).settings.identity.login;
    return this.sessions.recognises(id, address, addressDays);
  }

  private accountOf(brand: string, { username }: Input): string {
    return accountTyped(username, this.brands.byId(brand).settings.identity.sms.dialingCodes);
  }

  /** Whoever is called exactly as it was typed comes before whose number it is. */
  private async find(brand: string, { username }: Input, account: string): Promise<Member | null> {
    const named = await this.members.byAccount(brand, username.normalize('NFC'));
    return named ?? this.members.byAccount(brand, account);
  }

  private async begin(trier: Trier, input: Input): Promise<Standing> {
    const standing = await this.throttle.begin(trier, false);
    if (!standing.captcha) return standing;
    await this.captchas.require(trier.brand, input);
    return this.throttle.begin(trier, true);
  }

  private refusal(brand: string, member: Member | null, { captchaNext }: Standing): Refusal {
    const tells = this.brands.byId(brand).settings.identity.login.tellsUnknownAccount;
    const entry =
      tells && !member ? identityErrors.error_account_unknown : identityErrors.error_wrong_credentials;
    return new Refusal(entry, captchaNext ? { value: { captcha: true } } : {});
  }
}
