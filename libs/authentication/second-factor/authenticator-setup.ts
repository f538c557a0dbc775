import { Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import { memberUpdated } from '#libs/members/common/member.events';
import { Member, ownAuditEntry } from '#libs/members/index';
import { Notifications } from '#libs/notifications/index';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { InstallationSecret } from '#libs/platform/crypto/installation-secret';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { BrandRegistry } from '#libs/site/index';
import { verificationErrors } from '#libs/verification/common/verification.errors';
import { authenticationErrors } from '../common/authentication.errors.js';
import type { confirmTotp, removeTotp, startTotp } from '../common/security.calls.js';
import { CurrentPassword } from '../passwords/current-password.js';
import { Devices } from '../sessions/devices.js';
import { MemberAccess } from '../sessions/member-access.js';
import { Authenticators } from './authenticators.js';
import { FactorResets } from './factor-resets.service.js';
import { RecoveryCodes } from './recovery-codes.js';

/** As RFC 4226 recommends, in bytes. */
const SECRET_SIZE = 20;

/** Switches a member's authenticator on and off. */
@Injectable()
export class AuthenticatorSetup {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly events: Events,
    private readonly brands: BrandRegistry,
    private readonly access: MemberAccess,
    private readonly secret: InstallationSecret,
    private readonly authenticators: Authenticators,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly current: CurrentPassword,
    private readonly notifications: Notifications,
    private readonly devices: Devices,
    private readonly resets: FactorResets,
  ) {}

  /**
   * A new secret in place of one that was never confirmed.
   * @throws AppError 409 where one is switched on; 422 and 423 for the password
   */
  async start(caller: LoggedIn, { password }: InputOf<typeof startTotp>): Promise<ValueOf<typeof startTotp>> {
    await this.current.require(caller, password);
    const { account } = await this.memberOf(caller);
    const secret = new Secret({ size: SECRET_SIZE });
    const kept = await this.database.query(
      `insert into authentication.totp as t (member, sealed_secret, created_at) values ($1, $2, $3)
       on conflict (member) do update set sealed_secret = excluded.sealed_secret,
         created_at = excluded.created_at, used_step = null
       where t.confirmed_at is null returning member`,
      [caller.person, await this.secret.seal(secret.base32), this.clock.now()],
    );
    if (kept.length === 0) throw new AppError(authenticationErrors.error_totp_active);
    const issuer = this.brands.byId(caller.brand).settings.name;
    return { secret: secret.base32, uri: new TOTP({ issuer, label: account, secret }).toString() };
  }

  /**
   * The recovery codes are shown this once.
   * @throws AppError 409 where it is on already; 422 for a wrong code, or where none was started; 429 after five wrong
   */
  async confirm(
    caller: LoggedIn,
    { code }: InputOf<typeof confirmTotp>,
  ): Promise<ValueOf<typeof confirmTotp>> {
    await this.authenticators.countAttempt(caller.person);
    return this.database.transaction(async () => {
      await this.access.lockCaller(caller);
      await this.assertStarted(caller.person);
      // Its row stays locked, so that the secret which is confirmed is the one whose code this was.
      if (!(await this.authenticators.spendFirst(caller.person, code)))
        throw new AppError(verificationErrors.error_code_wrong);
      await this.database.query('update authentication.totp set confirmed_at = $2 where member = $1', [
        caller.person,
        this.clock.now(),
      ]);
      await this.devices.trustOnly(caller.session, caller.person);
      const recoveryCodes = await this.recoveryCodes.renew(caller.person);
      await this.record(caller, 'authenticator-on');
      return { recoveryCodes };
    });
  }

  /** @throws AppError 422 for password or code, or where none is on; 423 and 429 after five wrong ones */
  async remove(caller: LoggedIn, { password, code }: InputOf<typeof removeTotp>): Promise<void> {
    await this.current.require(caller, password);
    await this.authenticators.countAttempt(caller.person);
    await this.database.transaction(async () => {
      await this.access.lockCaller(caller);
      if (!(await this.authenticators.isActive(caller.person)))
        throw new AppError(authenticationErrors.error_totp_missing);
      if (!(await this.authenticators.spend(caller.person, code)))
        throw new AppError(verificationErrors.error_code_wrong);
      await this.authenticators.remove(caller.person);
      await this.resets.cancelOpen(caller);
      await this.record(caller, 'authenticator-off');
    });
  }

  private async assertStarted(member: string): Promise<void> {
    const [row] = await this.database.query<{ confirmed_at: Date | null }>(
      'select confirmed_at from authentication.totp where member = $1 for update',
      [member],
    );
    if (!row) throw new AppError(authenticationErrors.error_totp_missing);
    if (row.confirmed_at) throw new AppError(authenticationErrors.error_totp_active);
  }

  private async record(caller: LoggedIn, kind: 'authenticator-on' | 'authenticator-off'): Promise<void> {
    const { brand, person } = caller;
    await this.notifications.enqueue(await this.memberOf(caller), kind, 'mail');
    await this.events.append(memberUpdated, person, brand, { changed: 'authenticator' });
    const action = kind === 'authenticator-on' ? 'authenticator.switched-on' : 'authenticator.switched-off';
    await this.audit.record(ownAuditEntry(caller, action));
  }

  private memberOf({ person }: LoggedIn): Promise<Member> {
    return this.database.manager.findOneByOrFail(Member, { id: person });
  }
}
