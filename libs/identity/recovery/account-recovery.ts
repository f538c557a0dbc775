import { Injectable } from '@nestjs/common';
import { Audit } from '#libs/platform/audit/audit';
import { BrandRegistry } from '#libs/site/index';
import { Member } from '../accounts/member.entity.js';
import { Members } from '../accounts/members.service.js';
import { ownAct } from '../accounts/own-act.js';
import type { RecoveryMethod } from '../common/session-kinds.js';
import type { StepUpMethod } from '../common/step-up-methods.js';
import { Letters } from '../letters/letters.js';
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
    private readonly letters: Letters,
    private readonly policy: SecondFactorPolicy,
  ) {}

  /**
   * Sets the new password, ends all sessions, and lets withdrawals wait. Must run in the caller's transaction.
   * @returns `false` where the password was changed meanwhile
   * @throws Refusal 422 where an authenticator is on, and `proof` is none of it
   */
  async restore(
    member: Member,
    hash: string,
    by: { method: RecoveryMethod; address: string; proof?: StepUpMethod },
  ): Promise<boolean> {
    const { id, brand } = member;
    if (!(await this.loginPasswords.replace(member, hash))) return false;
    await this.policy.assertNothingMissing(member, { method: 'recovery', proof: by.proof });
    await this.sessions.endAll(id, 'password_changed');
    await this.devices.forgetResumes(id);
    await this.members.holdWithdrawals(id, this.brands.byId(brand).settings.identity.login.recoveryWaitHours);
    await this.letters.write(member, 'password-reset', 'mail');
    const owner = { brand, person: id, address: by.address };
    await this.audit.record({ ...ownAct(owner, 'password.reset'), after: { method: by.method } });
    return true;
  }
}
