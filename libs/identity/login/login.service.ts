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
import { DeviceProofs } from '../sessions/device-proofs.js';
import { Devices } from '../sessions/devices.js';
import { Sessions } from '../sessions/sessions.service.js';
import type { Visit } from '../sessions/visit.js';
import { admit } from './admission.js';
import { passwordDue } from './password-due.js';

/** How a member has just proved who it is. */
export interface SessionMeans {
  method: LoginMethod;
  /** The device takes the session up again. */
  remember?: boolean;
  /** Nothing but a password, from an unknown device at an unknown address. */
  unverified?: boolean;
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
  ) {}

  /**
   * Starts a session for a member who has just proved who it is, in the caller's transaction or one of its own.
   * Locks the member's row, and so comes before whatever else of the member is locked.
   * @param proved as it was read before its password or device was looked at
   * @throws Refusal 403 where the account was closed meanwhile, 401 where the password was changed or the device is no
   * longer to be remembered
   */
  startSession(proved: Member, visit: Visit, how: SessionMeans): Promise<SessionValue> {
    const { id } = proved;
    return this.database.transaction(async () => {
      const member = await this.lock(id);
      admit(member, 'member');
      if (how.method === 'password' && member.passwordHash !== proved.passwordHash)
        throw new Refusal(identityErrors.error_wrong_credentials);
      const now = this.clock.now();
      const firstTimeLogin = member.firstLoginAt === null;
      if (firstTimeLogin) await this.database.manager.update(Member, { id }, { firstLoginAt: now });
      if (how.unverified) await this.hold(member);
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
        unverified: how.unverified ?? false,
        member: { id, account: member.account, type: member.type },
      };
    });
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
    await this.devices.learn(device, member.id);
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
