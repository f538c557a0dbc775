import { Injectable } from '@nestjs/common';
import { Invitations } from '#libs/members/index';
import type { InputOf } from '#libs/platform/common/call';
import { Database } from '#libs/platform/database/database';
import { AppError, invalidInput } from '#libs/platform/http/app-error';
import { Limits } from '#libs/platform/limits/limits';
import { networkOf } from '#libs/platform/limits/network';
import { AFFILIATE, isModuleOn } from '#libs/site/common/modules';
import { BrandRegistry, SiteGate } from '#libs/site/index';
import { agreementFaults } from '../common/agreements.js';
import { authenticationErrors } from '../common/authentication.errors.js';
import type { SessionValue } from '../common/session.calls.js';
import type { socialLogin, startSocial } from '../common/social.calls.js';
import { FailedLogins } from '../login/failed-logins.js';
import { LoginService } from '../login/login.service.js';
import { RegistrationGate } from '../registration/registration-gate.js';
import type { ClientContext } from '../sessions/client-context.js';
import { SocialAccounts } from './social-accounts.js';
import { type SocialAttempt, SocialAttempts } from './social-attempts.js';
import type { SocialPerson } from './social-provider.js';
import { SocialProviders } from './social-providers.js';

const STARTS = { max: 30, windowMs: 10 * 60_000 };

/** Log-in at a provider, and registration by it. */
@Injectable()
export class SocialLogin {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly limits: Limits,
    private readonly attempts: SocialAttempts,
    private readonly accounts: SocialAccounts,
    private readonly invitations: Invitations,
    private readonly logins: LoginService,
    private readonly failures: FailedLogins,
    private readonly gate: RegistrationGate,
    private readonly siteGate: SiteGate,
    private readonly providers: SocialProviders,
  ) {}

  /** @throws AppError 422 where the provider is switched off, 400 per field, 429 per address, 503 where it is unavailable */
  async start(client: ClientContext, { provider, site, register }: InputOf<typeof startSocial>) {
    const { brand, address } = client;
    const { minimumAge } = this.brands.byId(brand).settings;
    this.providers.assertOn(brand, provider);
    const faults = register ? agreementFaults(register, minimumAge) : [];
    if (faults.length > 0) throw invalidInput(faults);
    await this.limits.require({ key: `${brand} social ${networkOf(address)}`, ...STARTS });
    const kept = register ? { referralCode: await this.inviterOf(brand, register.referralCode) } : null;
    const attempt = await this.attempts.create({ brand, provider, site, register: kept, member: null });
    return { url: await this.providers.authorizationUrlFor(attempt, client.language), state: attempt.state };
  }

  /**
   * @throws AppError 451 or 503 where the site is closed to somebody who has no account yet, 401 where the provider or the person
   * said no, 422 where no account is linked to the person, 503 where the provider is unavailable, 403 for an account that may not
   * log in
   */
  async login(client: ClientContext, input: InputOf<typeof socialLogin>): Promise<SessionValue> {
    const { brand } = client;
    const { provider, state, ...answer } = input;
    const begun = await this.attempts.take({ brand, provider, state, member: null });
    const { attempt, person } = await this.providers.personOf(begun, answer);
    const known = await this.accounts.find({ brand, provider, person });
    if (known) {
      const { address } = client;
      const failure = { brand, address, scope: 'member', person: known.id, method: 'social' } as const;
      await this.failures.assertCanLogIn(known, attempt.site, failure);
      return this.logins.startSession(known, client, { method: 'social', site: attempt.site });
    }
    // A person without an account gets one only from the registration.
    if (!attempt.register || attempt.site === 'agent')
      throw new AppError(authenticationErrors.error_social_unlinked);
    if (client.closure) throw this.siteGate.errorOf(this.brands.byId(brand), client.closure);
    return this.gate.passWithoutCaptcha(client, () => this.register(client, attempt, person));
  }

  private register(
    client: ClientContext,
    attempt: SocialAttempt,
    person: SocialPerson,
  ): Promise<SessionValue> {
    return this.database.transaction(async () => {
      const member = await this.open(client, attempt, person);
      return this.logins.startSession(member, client, { method: 'social' });
    });
  }

  private open(client: ClientContext, attempt: SocialAttempt, person: SocialPerson) {
    const { brand, provider, register } = attempt;
    return this.accounts.open({ brand, provider, person }, register ?? {}, client.address);
  }

  /** As in the registration's form: checked where the brand accepts codes of agents, and ignored elsewhere. */
  private async inviterOf(brand: string, code: string | undefined): Promise<string | undefined> {
    if (!code || !isModuleOn(this.brands.byId(brand).settings.whitelabel, AFFILIATE)) return undefined;
    if (await this.invitations.find(brand, code)) return code;
    throw invalidInput([{ field: 'referralCode', code: 'field_invitation_code' }]);
  }
}
