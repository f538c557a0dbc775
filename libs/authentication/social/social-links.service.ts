import { Injectable } from '@nestjs/common';
import { memberUpdated } from '#libs/members/common/member.events';
import { type Member, ownAuditEntry } from '#libs/members/index';
import { Notifications } from '#libs/notifications/index';
import { Audit } from '#libs/platform/audit/audit';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Limits } from '#libs/platform/limits/limits';
import type { LanguageCode } from '#libs/site/common/locales';
import { isModuleOn, MOBILE_LOGIN, SMS_VERIFICATION } from '#libs/site/common/modules';
import { BrandRegistry } from '#libs/site/index';
import { authenticationErrors } from '../common/authentication.errors.js';
import type { SocialProvider } from '../common/social.calls.js';
import type { linkSocial, startSocialLink, unlinkSocial } from '../common/social-link.calls.js';
import { CurrentPassword } from '../passwords/current-password.js';
import { ProtectedActs } from '../second-factor/protected-acts.js';
import { MemberAccess } from '../sessions/member-access.js';
import { SocialAccounts, type SocialLink } from './social-accounts.js';
import { SocialAttempts } from './social-attempts.js';
import { SocialProviders } from './social-providers.js';

const STARTS = { max: 10, windowMs: 10 * 60_000 };

/** Providers that members link to their accounts as ways to log in, and unlink. */
@Injectable()
export class SocialLinks {
  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
    private readonly events: Events,
    private readonly limits: Limits,
    private readonly brands: BrandRegistry,
    private readonly providers: SocialProviders,
    private readonly attempts: SocialAttempts,
    private readonly accounts: SocialAccounts,
    private readonly current: CurrentPassword,
    private readonly acts: ProtectedActs,
    private readonly access: MemberAccess,
    private readonly notifications: Notifications,
  ) {}

  /** What is linked, and whether another way into the account would remain. */
  async of(member: Member): Promise<(SocialLink & { removable: boolean })[]> {
    const links = await this.accounts.linksOf(member.id);
    return links.map((link) => ({ ...link, removable: this.hasWayWithout(member, links, link.provider) }));
  }

  /**
   * Re-authentication by password and second factor comes before the browser leaves: somebody who has nothing but the session
   * links nothing.
   * @throws AppError 409 where one is linked already; 422, 423 and 429 for the proofs, 422 where the provider is
   * switched off, 429 per member, 503 where it is unavailable
   */
  async start(
    caller: LoggedIn,
    { provider, password, factorCode }: InputOf<typeof startSocialLink>,
    language: LanguageCode | null,
  ): Promise<ValueOf<typeof startSocialLink>> {
    const { brand, person } = caller;
    this.providers.assertOn(brand, provider);
    await this.limits.require({ key: `social link of ${person}`, ...STARTS });
    await this.assertUnlinked(person, provider);
    await this.current.require(caller, password);
    const attempt = await this.attempts.create({
      brand,
      provider,
      site: 'member',
      register: null,
      member: person,
    });
    const url = await this.providers.authorizationUrlFor(attempt, language);
    // Nobody knows the state of the attempt until this has passed.
    await this.acts.run(caller, factorCode, { change: () => Promise.resolve() });
    return { url, state: attempt.state };
  }

  /**
   * @throws AppError 401 where the provider or the person said no, or another member began it; 409
   * where that account at the provider is somebody else's here, or one is linked already; 503 where the provider is unavailable
   */
  async finish(caller: LoggedIn, { provider, state, ...answer }: InputOf<typeof linkSocial>): Promise<void> {
    const { brand } = caller;
    const begun = await this.attempts.take({ brand, provider, state, member: caller.person });
    const { person } = await this.providers.personOf(begun, answer);
    await this.database.transaction(async () => {
      const member = await this.access.lockCaller(caller);
      const identity = { brand, provider, person };
      await this.accounts.lock(identity);
      const owner = await this.accounts.find(identity);
      if (owner?.id === member.id) return;
      if (owner) throw new AppError(authenticationErrors.error_social_taken);
      await this.assertUnlinked(member.id, provider);
      await this.accounts.link(identity, member, caller.address);
      await this.publish(member, 'social-linked');
    });
  }

  /** Does nothing where it is not linked. @throws AppError 422, 423 and 429 for the proofs; 422 where no other way would remain */
  async remove(
    caller: LoggedIn,
    { provider, password, factorCode }: InputOf<typeof unlinkSocial>,
  ): Promise<void> {
    await this.current.require(caller, password);
    await this.acts.run(caller, factorCode, { change: (member) => this.unlink(caller, member, provider) });
  }

  private async unlink(caller: LoggedIn, member: Member, provider: SocialProvider): Promise<void> {
    const links = await this.accounts.linksOf(member.id);
    if (!links.some((link) => link.provider === provider)) return;
    if (!this.hasWayWithout(member, links, provider))
      throw new AppError(authenticationErrors.error_social_last_way);
    await this.accounts.unlink(member.id, provider);
    await this.publish(member, 'social-unlinked');
    await this.audit.record({
      ...ownAuditEntry(caller, 'social-account.unlinked'),
      before: { provider },
    });
  }

  private async publish(member: Member, kind: 'social-linked' | 'social-unlinked'): Promise<void> {
    await this.notifications.enqueue(member, kind, 'mail');
    await this.notifications.enqueue(member, kind, 'sms');
    await this.events.append(memberUpdated, member.id, member.brand, { changed: 'social-login' });
  }

  /** Whether a password, a code to the proved number, or another provider that the brand has would still let the member log in. */
  private hasWayWithout(member: Member, links: SocialLink[], removed: SocialProvider): boolean {
    const { whitelabel } = this.brands.byId(member.brand).settings;
    const byCode = isModuleOn(whitelabel, MOBILE_LOGIN) && isModuleOn(whitelabel, SMS_VERIFICATION);
    return (
      member.passwordHash !== null ||
      (byCode && member.mobileVerifiedAt !== null) ||
      links.some(({ provider }) => provider !== removed && this.providers.isOn(member.brand, provider))
    );
  }

  private async assertUnlinked(member: string, provider: SocialProvider): Promise<void> {
    const links = await this.accounts.linksOf(member);
    if (links.some((link) => link.provider === provider))
      throw new AppError(authenticationErrors.error_social_linked);
  }
}
