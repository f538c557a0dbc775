import { Injectable } from '@nestjs/common';
import { TRIAL } from '#libs/members/common/member-types';
import { Member, Members } from '#libs/members/index';
import type { InputOf } from '#libs/platform/common/call';
import type { FieldError } from '#libs/platform/common/errors';
import { InstallationSecret } from '#libs/platform/crypto/installation-secret';
import { Database } from '#libs/platform/database/database';
import { MailPort } from '#libs/platform/delivery/mail-port';
import { AppError, invalidInput } from '#libs/platform/http/app-error';
import type { Caller } from '#libs/platform/http/caller';
import { Limits } from '#libs/platform/limits/limits';
import { networkOf } from '#libs/platform/limits/network';
import { WakeUps } from '#libs/platform/push/wake-ups';
import { siteErrors } from '#libs/site/common/site.errors';
import { BrandRegistry } from '#libs/site/index';
import { authenticationErrors } from '../common/authentication.errors.js';
import type { requestResetLink, resetByLink } from '../common/password.calls.js';
import { StepUpChallenges } from '../login/step-up-challenges.js';
import { PasswordRules } from '../passwords/password-rules.js';
import { Passwords } from '../passwords/passwords.js';
import { SecondFactorPolicy } from '../second-factor/second-factor-policy.js';
import { faultsOfEmail } from '../security/email-address.js';
import { AccountRecovery } from './account-recovery.js';
import { ResetLinks } from './reset-links.js';

const HOUR_MS = 3_600_000;
const PER_ADDRESS_HOUR = 10;
/** Of one name with one mail address, so that nobody who knows the name alone can use up the owner's. */
const PER_PAIR_HOUR = 3;

interface Found {
  id: string;
  email: string;
}

/** Recovery by a link in a mail. Who asks never learns whether name and mail belong together. */
@Injectable()
export class MailRecovery {
  constructor(
    private readonly database: Database,
    private readonly secret: InstallationSecret,
    private readonly limits: Limits,
    private readonly wakeUps: WakeUps,
    private readonly brands: BrandRegistry,
    private readonly links: ResetLinks,
    private readonly rules: PasswordRules,
    private readonly passwords: Passwords,
    private readonly recovery: AccountRecovery,
    private readonly mail: MailPort,
    private readonly policy: SecondFactorPolicy,
    private readonly challenges: StepUpChallenges,
    private readonly members: Members,
  ) {}

  /**
   * The same work for known and unknown: a job sends the mail, and a row is written in any case.
   * @throws AppError 400 per field; 422 for nobody, only where the brand tells it, and where no mail is sent here
   */
  async request({ brand, address }: Caller, input: InputOf<typeof requestResetLink>): Promise<void> {
    const { settings } = this.brands.byId(brand);
    if (!this.mail.isEnabled(settings.merchantCode)) throw new AppError(siteErrors.error_not_enabled);
    const { username, email } = { username: input.username.normalize('NFC'), email: input.email };
    const errors = [...required('username', username), ...faultsOfEmail(settings, 'email', email)];
    if (errors.length > 0) throw invalidInput(errors);
    if (!(await this.mayAsk(brand, address, `${username}\n${email}`.toLowerCase()))) return;
    const member = await this.find(brand, username, email);
    const { resetLinkMinutes: minutes, tellsUnknownAccount } = settings.identity.login;
    if (tellsUnknownAccount && member === null)
      throw new AppError(authenticationErrors.error_account_unknown);
    // Of nobody not even the address is kept.
    await this.links.create({ member: member?.id ?? null, email: member?.email ?? '', address, minutes });
    this.wakeUps.send({ kind: 'due' });
  }

  /**
   * Where an authenticator is on, the link is used up and nothing is set before it is asked for.
   * @throws AppError 400 for a password against the rules; 422 for a token that is wrong, used, too old, or of an
   * account that is no longer active, all alike; 401 with the challenge that asks for the authenticator
   */
  async reset(caller: Caller, input: InputOf<typeof resetByLink>): Promise<void> {
    const { brand, address } = caller;
    const { token, newPassword } = input;
    const errors = this.rules.faultsOf(brand, 'newPassword', newPassword);
    if (errors.length > 0) throw invalidInput(errors);
    // No hash is computed for a token that nobody was given.
    if (!(await this.links.isGood(brand, token)))
      throw new AppError(authenticationErrors.error_reset_link_invalid);
    const hash = await this.passwords.hash(newPassword);
    const pending = await this.database.transaction(async () => {
      const member = await this.useLink(brand, token);
      this.rules.refuseCommon(member, 'newPassword', newPassword);
      const missing = await this.policy.missing(member, { method: 'recovery' });
      if (missing) return { member, missing };
      if (!(await this.recovery.restore(member, hash, { method: 'email', address })))
        throw new AppError(authenticationErrors.error_reset_link_invalid);
      return null;
    });
    if (!pending) return;
    const { member, missing } = pending;
    await this.challenges.requireStepUp(member, caller, missing, {
      method: 'recovery',
      recovery: { hash, by: 'email' },
    });
  }

  /** Uses it up in the caller's transaction, and gives its member as it was before. @throws AppError 422 */
  private async useLink(brand: string, token: string): Promise<Member> {
    const link = await this.links.use(brand, token);
    if (!link) throw new AppError(authenticationErrors.error_reset_link_invalid);
    const member = await this.database.manager.findOneByOrFail(Member, { id: link.member });
    await this.members.verifyEmail(link.member, link.email);
    return member;
  }

  private async mayAsk(brand: string, address: string, pair: string): Promise<boolean> {
    const hidden = this.secret.hash('reset-link pair', pair).toString('base64url');
    const wait = await this.limits.take([
      { key: `${brand} reset-link address ${networkOf(address)}`, max: PER_ADDRESS_HOUR, windowMs: HOUR_MS },
      { key: `${brand} reset-link pair ${hidden}`, max: PER_PAIR_HOUR, windowMs: HOUR_MS },
    ]);
    return wait === null;
  }

  /** With its address as it stands in the account: what was typed may be another that looks alike. */
  private async find(brand: string, account: string, email: string): Promise<Found | null> {
    const [member] = await this.database.query<Found>(
      `select id, email from members.contact_view
       where brand = $1 and lower(account) = lower($2) and lower(email) = lower($3)
         and status = 'active' and type <> $4`,
      [brand, account, email, TRIAL],
    );
    return member ?? null;
  }
}

const required = (field: string, value: string): FieldError[] =>
  value === '' ? [{ field, code: 'field_required' }] : [];
