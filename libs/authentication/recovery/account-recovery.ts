import { Injectable } from '@nestjs/common';
import { Member, Members, ownAuditEntry } from '#libs/members/index';
import { Notifications } from '#libs/notifications/index';
import { Audit } from '#libs/platform/audit/audit';
import { BrandRegistry } from '#libs/site/index';
import type { RecoveryMethod } from '../common/session-kinds.js';
import type { StepUpMethod } from '../common/step-up-methods.js';
import { LoginPasswords } from '../passwords/login-passwords.js';
import { SecondFactorPolicy } from '../second-factor/second-factor-policy.js';
import { Devices } from '../sessions/devices.js';
import { Sessions } from '../sessions/sessions.service.js';

/** What a recovery does to an account, however it was proved. */
@Injectable()
export class AccountRecovery {
  constructor(
    private readonly audit: Audit,
    private readonly brands: BrandRegistry,
    private readonly members: Members,
    private readonly loginPasswords: LoginPasswords,
    private readonly sessions: Sessions,
    private readonly devices: Devices,
    private readonly notifications: Notifications,
    private readonly policy: SecondFactorPolicy,
  ) {}

  /**
   * Sets the new password, ends all sessions, and holds outgoing money. Must run in the caller's transaction.
   * @returns `false` where the password was changed meanwhile
   * @throws AppError 422 where an authenticator is on, and was not given as `stepUp`
   */
  async restore(
    member: Member,
    hash: string,
    by: { method: RecoveryMethod; address: string; stepUp?: StepUpMethod },
  ): Promise<boolean> {
    const { id, brand } = member;
    if (!(await this.loginPasswords.replace(member, hash))) return false;
    await this.policy.assertNothingMissing(member, { method: 'recovery', stepUp: by.stepUp });
    await this.sessions.endAll(id, { reason: 'password_changed', actor: 'owner' });
    await this.devices.disallowResumes(id);
    await this.members.holdOutgoing(id, this.brands.byId(brand).settings.identity.login.recoveryWaitHours);
    await this.notifications.enqueue(member, 'password-reset', 'mail');
    const owner = { brand, person: id, address: by.address };
    await this.audit.record({ ...ownAuditEntry(owner, 'password.reset'), after: { method: by.method } });
    return true;
  }
}
