import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Refusal } from '#libs/platform/http/refusal';
import { BrandRegistry } from '#libs/site/index';
import { Member } from '../accounts/member.entity.js';
import { Members } from '../accounts/members.service.js';
import { identityErrors } from '../common/identity.errors.js';
import type { SessionValue } from '../common/session.calls.js';
import type { LoginMethod } from '../common/session-kinds.js';
import { SecondFactorPolicy, type WayIn } from '../second-factor/second-factor-policy.js';
import { DeviceProofs } from '../sessions/device-proofs.js';
import { Devices } from '../sessions/devices.js';
import { Sessions } from '../sessions/sessions.service.js';
import type { Visit } from '../sessions/visit.js';
import { admit, type Site } from './admission.js';
import { passwordDue } from './password-due.js';
import { StepUpChallenges, type Waiting } from './step-up-challenges.js';

/** How a member has just proved who it is. */
export interface SessionMeans extends WayIn {
  site?: Site;
  /** The device takes the session up again. */
  remember?: boolean;
}

/** What every way in ends with, and the way out. */
@Injectable()
export class LoginService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
    private readonly members: Members,
    private readonly sessions: Sessions,
    private readonly proofs: DeviceProofs,
    private readonly devices: Devices,
    private readonly policy: SecondFactorPolicy,
    private readonly challenges: StepUpChallenges,
  ) {}

  /**
   * Starts a session for a member who has just proved who it is, in the caller's transaction or one of its own.
   * Locks the member's row, and so comes before whatever else of the member is locked. Where something has still to be
   * proved the way in waits for it in a challenge; a caller with a transaction asks for that before it begins.
   * @param proved as it was read before its password or device was looked at
   * @throws Refusal 401 error_verification_required with a challenge; 403 where the account was closed meanwhile, 401
   * where the password was changed or the device is no longer to be remembered, 422 where an authenticator was switched
   * on meanwhile
   */
  async startSession(proved: Member, visit: Visit, how: SessionMeans): Promise<SessionValue> {
    if (!this.database.inTransaction) await this.askForMissing(proved, visit, how);
    return this.database.transaction(() => this.start(proved, visit, how));
  }

  /** @throws Refusal 401 error_verification_required where the way in has still to prove something */
  async askForMissing(
    proved: Member,
    visit: Pick<Visit, 'brand' | 'address'>,
    how: SessionMeans & Pick<Waiting, 'recovery'>,
  ): Promise<void> {
    const missing = await this.policy.missing(proved, how);
    if (missing) await this.challenges.demand(proved, visit, missing, how);
  }

  private async start(proved: Member, visit: Visit, how: SessionMeans): Promise<SessionValue> {
    const { id } = proved;
    const member = await this.lock(id);
    admit(member, 'member');
    if (how.method === 'password' && member.passwordHash !== proved.passwordHash)
      throw new Refusal(identityErrors.error_wrong_credentials);
    await this.policy.assertNothingMissing(member, how);
    const now = this.clock.now();
    const firstTimeLogin = member.firstLoginAt === null;
    if (firstTimeLogin) await this.database.manager.update(Member, { id }, { firstLoginAt: now });
    if (member.language === null && visit.language)
      await this.database.manager.update(Member, { id }, { language: visit.language });
    const unverified = how.method === 'password' && !how.recognised && !how.proof;
    // A name is known to many: it opens the account, and no withdrawal.
    if (unverified || how.proof === 'bank-name') await this.hold(member);
    const due = this.dueOf(member, how.method, now);
    const token = await this.sessions.start(member, {
      address: visit.address,
      userAgent: visit.userAgent,
      method: how.method,
      device: await this.keepDevice(member, visit, how),
      restricted: due.passwordExpired || due.defaultPassword,
    });
    return {
      token,
      firstTimeLogin,
      ...due,
      unverified,
      member: { id, account: member.account, type: member.type },
    };
  }

  async logout(caller: LoggedIn): Promise<void> {
    await this.database.transaction(async () => {
      await this.devices.forgetResumeOf(caller.session);
      await this.sessions.end(caller.session, 'logout');
    });
  }

  /** So that nobody comes in while the account is being closed. */
  private lock(id: string): Promise<Member> {
    return this.database.manager.findOneOrFail(Member, {
      where: { id },
      lock: { mode: 'for_no_key_update' },
    });
  }

  /** A code or a provider has proved more than an old password could. */
  private dueOf(member: Member, method: LoginMethod, now: Date) {
    if (!restsOnPassword(method)) return { passwordExpired: false, defaultPassword: false };
    return passwordDue(member, this.brands.byId(member.brand).settings, now);
  }

  private async keepDevice(member: Member, visit: Visit, how: SessionMeans): Promise<string> {
    const device = await this.proofs.renew(visit);
    // Read before the member was locked: a change of the password or a log-out may have come between.
    if (how.method === 'resume' && !(await this.devices.resumes(device, member.id)))
      throw new Refusal(identityErrors.error_session_ended);
    await this.devices.learn(device, member.id, how.proof === 'totp');
    if (how.remember) await this.devices.resumeLater(device, member);
    else if (how.method !== 'resume') await this.devices.resumeNever(device);
    return device;
  }

  private hold(member: Member): Promise<void> {
    const { unverifiedWaitHours } = this.brands.byId(member.brand).settings.identity.login;
    return this.members.holdWithdrawals(member.id, unverifiedWaitHours);
  }
}

/** A device takes a session up that began with a password, and is asked to change it like the log-in itself. */
const restsOnPassword = (method: LoginMethod): boolean => method === 'password' || method === 'resume';
