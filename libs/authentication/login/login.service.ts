import { Injectable } from '@nestjs/common';
import { Member, Members } from '#libs/members/index';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { BrandRegistry } from '#libs/site/index';
import { authenticationErrors } from '../common/authentication.errors.js';
import type { SessionValue } from '../common/session.calls.js';
import type { LoginMethod } from '../common/session-kinds.js';
import { type LoginEvidence, SecondFactorPolicy } from '../second-factor/second-factor-policy.js';
import type { ClientContext } from '../sessions/client-context.js';
import { DeviceAuthenticator } from '../sessions/device-authenticator.js';
import { Devices } from '../sessions/devices.js';
import { Sessions } from '../sessions/sessions.service.js';
import { assertCanLogIn, type Site } from './assert-can-log-in.js';
import { forcedPasswordChange } from './forced-password-change.js';
import { type PendingLogin, StepUpChallenges } from './step-up-challenges.js';

/** How a member has just authenticated. */
export interface AuthResult extends LoginEvidence {
  site?: Site;
  /** Whether the browser may start sessions without the password from now on. */
  remember?: boolean;
}

/** Starts the session that every kind of log-in ends with, and ends it at log-out. */
@Injectable()
export class LoginService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
    private readonly members: Members,
    private readonly sessions: Sessions,
    private readonly authenticator: DeviceAuthenticator,
    private readonly devices: Devices,
    private readonly policy: SecondFactorPolicy,
    private readonly challenges: StepUpChallenges,
  ) {}

  /**
   * Starts a session for a member who has just authenticated, in the caller's transaction or one of its own.
   * Locks the member's row, and so has to come before other locks of the member. Where a step-up is missing, a challenge lets the
   * log-in wait for it; a caller with a transaction of its own calls `requireMissingStepUp` before it begins.
   * @param authenticated as it was read before its password or device was checked
   * @throws AppError 401 error_verification_required with a challenge; 403 where the account was closed meanwhile, 401
   * where the password was changed or the device is no longer to be remembered, 422 where an authenticator was switched
   * on meanwhile
   */
  async startSession(authenticated: Member, client: ClientContext, auth: AuthResult): Promise<SessionValue> {
    if (!this.database.inTransaction) await this.requireMissingStepUp(authenticated, client, auth);
    return this.database.transaction(() => this.start(authenticated, client, auth));
  }

  /** @throws AppError 401 error_verification_required where the log-in still has to pass a step-up */
  async requireMissingStepUp(
    authenticated: Member,
    client: Pick<ClientContext, 'brand' | 'address'>,
    auth: AuthResult & Pick<PendingLogin, 'recovery'>,
  ): Promise<void> {
    const missing = await this.policy.missing(authenticated, auth);
    if (missing) await this.challenges.requireStepUp(authenticated, client, missing, auth);
  }

  private async start(authenticated: Member, client: ClientContext, auth: AuthResult): Promise<SessionValue> {
    const { id } = authenticated;
    const member = await this.lock(id);
    assertCanLogIn(member, 'member');
    if (auth.method === 'password' && member.passwordHash !== authenticated.passwordHash)
      throw new AppError(authenticationErrors.error_wrong_credentials);
    await this.policy.assertNothingMissing(member, auth);
    const now = this.clock.now();
    const firstTimeLogin = member.firstLoginAt === null;
    if (firstTimeLogin) await this.database.manager.update(Member, { id }, { firstLoginAt: now });
    if (member.language === null && client.language)
      await this.database.manager.update(Member, { id }, { language: client.language });
    const unverified = auth.method === 'password' && !auth.knownSource && !auth.stepUp;
    // The real name is known to many: it is enough for a session, not for a withdrawal.
    if (unverified || auth.stepUp === 'bank-name') await this.hold(member);
    const forcedChange = this.forcedChangeOf(member, auth.method, now);
    const token = await this.sessions.start(member, {
      address: client.address,
      userAgent: client.userAgent,
      method: auth.method,
      client: client.sessionClient,
      device: await this.renewDevice(member, client, auth),
      restricted: forcedChange.passwordExpired || forcedChange.defaultPassword,
    });
    return {
      token,
      firstTimeLogin,
      ...forcedChange,
      unverified,
      member: { id, account: member.account, type: member.type },
    };
  }

  async logout(caller: LoggedIn): Promise<void> {
    await this.database.transaction(async () => {
      await this.devices.disallowResumeOf(caller.session);
      await this.sessions.end(caller.session, { reason: 'logout', actor: 'owner' });
    });
  }

  /** So that no session starts while the account is being closed. */
  private lock(id: string): Promise<Member> {
    return this.database.manager.findOneOrFail(Member, {
      where: { id },
      lock: { mode: 'for_no_key_update' },
    });
  }

  /** Only after a password, also a remembered one: whoever proved a code or a provider does not depend on it. */
  private forcedChangeOf(member: Member, method: LoginMethod, now: Date) {
    if (!isByPassword(method)) return { passwordExpired: false, defaultPassword: false };
    return forcedPasswordChange(member, this.brands.byId(member.brand).settings, now);
  }

  private async renewDevice(member: Member, client: ClientContext, auth: AuthResult): Promise<string> {
    const device = await this.authenticator.renew(client);
    // Read before the member was locked: a change of the password or a log-out may have come between.
    if (auth.method === 'resume' && !(await this.devices.canResume(device, member.id)))
      throw new AppError(authenticationErrors.error_session_ended);
    await this.devices.addKnown(device, member.id, auth.stepUp === 'totp');
    if (auth.remember) await this.devices.allowResume(device, member);
    else if (auth.method !== 'resume') await this.devices.disallowResume(device);
    return device;
  }

  private hold(member: Member): Promise<void> {
    const { unverifiedWaitHours } = this.brands.byId(member.brand).settings.identity.login;
    return this.members.holdOutgoing(member.id, unverifiedWaitHours);
  }
}

/** A remembered device stands for the password that was given on it, and so is asked to change it too. */
const isByPassword = (method: LoginMethod): boolean => method === 'password' || method === 'resume';
