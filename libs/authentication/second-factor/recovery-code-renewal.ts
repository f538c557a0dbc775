import { Injectable } from '@nestjs/common';
import { memberUpdated } from '#libs/members/common/member.events';
import { type Member, ownAuditEntry } from '#libs/members/index';
import { Notifications } from '#libs/notifications/index';
import { Audit } from '#libs/platform/audit/audit';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { Events } from '#libs/platform/events/events';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { authenticationErrors } from '../common/authentication.errors.js';
import type { renewRecoveryCodes } from '../common/security.calls.js';
import { CurrentPassword } from '../passwords/current-password.js';
import { Authenticators } from './authenticators.js';
import { ProtectedActs } from './protected-acts.js';
import { RecoveryCodes } from './recovery-codes.js';

/** New recovery codes for an authenticator that stays on. */
@Injectable()
export class RecoveryCodeRenewal {
  constructor(
    private readonly audit: Audit,
    private readonly events: Events,
    private readonly acts: ProtectedActs,
    private readonly authenticators: Authenticators,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly current: CurrentPassword,
    private readonly notifications: Notifications,
  ) {}

  /**
   * Ends the old codes with the same COMMIT. The new ones are shown this once; if the reply is lost, they are renewed
   * again.
   * @throws AppError 422 for password or code, or where no authenticator is on; 423 and 429 after five wrong ones
   */
  async renew(
    caller: LoggedIn,
    { password, factorCode }: InputOf<typeof renewRecoveryCodes>,
  ): Promise<ValueOf<typeof renewRecoveryCodes>> {
    await this.current.require(caller, password);
    return this.acts.run(caller, factorCode, { change: (member) => this.replace(caller, member) });
  }

  private async replace(caller: LoggedIn, member: Member): Promise<ValueOf<typeof renewRecoveryCodes>> {
    // `ProtectedActs` lets an account without an authenticator pass.
    if (!(await this.authenticators.isActive(member.id)))
      throw new AppError(authenticationErrors.error_totp_missing);
    const recoveryCodes = await this.recoveryCodes.renew(member.id);
    await this.notifications.enqueue(member, 'recovery-codes-renewed', 'mail');
    await this.events.append(memberUpdated, member.id, caller.brand, { changed: 'authenticator' });
    await this.audit.record(ownAuditEntry(caller, 'authenticator.recovery-codes-renewed'));
    return { recoveryCodes };
  }
}
