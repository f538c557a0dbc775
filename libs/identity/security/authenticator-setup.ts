import { Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { InstallationSecret } from '#libs/platform/crypto/installation-secret';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Refusal } from '#libs/platform/http/refusal';
import { BrandRegistry } from '#libs/site/index';
import { Member } from '../accounts/member.entity.js';
import { Members } from '../accounts/members.service.js';
import { ownAct } from '../accounts/own-act.js';
import { identityErrors } from '../common/identity.errors.js';
import { memberUpdated } from '../common/member.events.js';
import type { confirmTotp, removeTotp, startTotp } from '../common/security.calls.js';
import { Letters } from '../letters/letters.js';
import { CurrentPassword } from '../passwords/current-password.js';
import { FactorResets } from '../second-factor/factor-resets.service.js';
import { Devices } from '../sessions/devices.js';
import { Authenticators } from './authenticators.js';
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
    private readonly members: Members,
    private readonly secret: InstallationSecret,
    private readonly authenticators: Authenticators,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly current: CurrentPassword,
    private readonly letters: Letters,
    private readonly devices: Devices,
    private readonly resets: FactorResets,
  ) {}

  /**
   * A new secret in place of one that was never confirmed.
   * @throws Refusal 409 where one is switched on; 422 and 423 for the password
   */
  async start(caller: LoggedIn, { password }: InputOf<typeof startTotp>): Promise<ValueOf<typeof startTotp>> {
    await this.current.require(caller, password);
    const { account } = await this.memberOf(caller);
    const secret = new Secret({ size: SECRET_SIZE });
    const kept = await this.database.query(
      `insert into identity.totp as t (member, sealed_secret, created_at) values ($1, $2, $3)
       on conflict (member) do update set sealed_secret = excluded.sealed_secret,
         created_at = excluded.created_at, used_step = null
       where t.confirmed_at is null returning member`,
      [caller.person, await this.secret.seal(secret.base32), this.clock.now()],
    );
    if (kept.length === 0) throw new Refusal(identityErrors.error_totp_active);
    const issuer = this.brands.byId(caller.brand).settings.name;
    return { secret: secret.base32, uri: new TOTP({ issuer, label: account, secret }).toString() };
  }

  /**
   * The recovery codes are shown this once.
   * @throws Refusal 409 where it is on already; 422 for a wrong code, or where none was started; 429 after five wrong
   */
  async confirm(
    caller: LoggedIn,
    { code }: InputOf<typeof confirmTotp>,
  ): Promise<ValueOf<typeof confirmTotp>> {
    await this.authenticators.countAttempt(caller.person);
    return this.database.transaction(async () => {
      await this.members.lockOwn(caller);
      await this.refuseUnlessWaiting(caller.person);
      // Its row stays locked, so that the secret which is confirmed is the one whose code this was.
      if (!(await this.authenticators.spendFirst(caller.person, code)))
        throw new Refusal(identityErrors.error_code_wrong);
      await this.database.query('update identity.totp set confirmed_at = $2 where member = $1', [
        caller.person,
        this.clock.now(),
      ]);
      await this.devices.provedOnlyBy(caller.session, caller.person);
      const recoveryCodes = await this.recoveryCodes.renew(caller.person);
      await this.tell(caller, 'authenticator-on');
      return { recoveryCodes };
    });
  }

  /** @throws Refusal 422 for password or code, or where none is on; 423 and 429 after five wrong ones */
  async remove(caller: LoggedIn, { password, code }: InputOf<typeof removeTotp>): Promise<void> {
    await this.current.require(caller, password);
    await this.authenticators.countAttempt(caller.person);
    await this.database.transaction(async () => {
      await this.members.lockOwn(caller);
      if (!(await this.authenticators.isActive(caller.person)))
        throw new Refusal(identityErrors.error_totp_missing);
      if (!(await this.authenticators.spend(caller.person, code)))
        throw new Refusal(identityErrors.error_code_wrong);
      await this.authenticators.remove(caller.person);
      await this.resets.stop(caller);
      await this.tell(caller, 'authenticator-off');
    });
  }

  private async refuseUnlessWaiting(member: string): Promise<void> {
    const [row] = await this.database.query<{ confirmed_at: Date | null }>(
      'select confirmed_at from identity.totp where member = $1 for update',
      [member],
    );
    if (!row) throw new Refusal(identityErrors.error_totp_missing);
    if (row.confirmed_at) throw new Refusal(identityErrors.error_totp_active);
  }

  private async tell(caller: LoggedIn, kind: 'authenticator-on' | 'authenticator-off'): Promise<void> {
    const { brand, person } = caller;
    await this.letters.write(await this.memberOf(caller), kind, 'mail');
    await this.events.append(memberUpdated, person, brand, { changed: 'authenticator' });
    const action = kind === 'authenticator-on' ? 'authenticator.switched-on' : 'authenticator.switched-off';
    await this.audit.record(ownAct(caller, action));
  }

  private memberOf({ person }: LoggedIn): Promise<Member> {
    return this.database.manager.findOneByOrFail(Member, { id: person });
  }
}
