import { Injectable } from '@nestjs/common';
import type { Member } from '#libs/members/index';
import { Database } from '#libs/platform/database/database';
import type { LoggedIn } from '#libs/platform/http/caller';
import { MemberAccess } from '../sessions/member-access.js';
import { FactorResets } from './factor-resets.service.js';
import { SecondFactorPolicy } from './second-factor-policy.js';

export interface ProtectedAct<T> {
  /** Spends a code of another kind that the act asks for. */
  spendCode?: () => Promise<void>;
  change: (member: Member) => Promise<T>;
}

/** The one way to change what protects an account from a session of its own. */
@Injectable()
export class ProtectedActs {
  constructor(
    private readonly database: Database,
    private readonly access: MemberAccess,
    private readonly policy: SecondFactorPolicy,
    private readonly resets: FactorResets,
  ) {}

  /**
   * Runs `change` in a transaction, with the member's row locked, once the second factor was proved. If it throws, everything
   * is rolled back, the use of the factor's code too. `spendCode` runs before the transaction, and only after the second factor
   * was right.
   * @param factorCode one of the authenticator's codes or a recovery code, where an authenticator is on
   * @throws AppError 401 where the session was ended meanwhile, 422 and 429 as `SecondFactorPolicy.assertValid`
   */
  async run<T>(caller: LoggedIn, factorCode: string | undefined, act: ProtectedAct<T>): Promise<T> {
    await this.policy.assertValid(caller.person, factorCode);
    await act.spendCode?.();
    return this.database.transaction(async () => {
      const member = await this.access.lockCaller(caller);
      const spent = await this.policy.spend(caller.person, factorCode);
      if (spent !== null) await this.resets.cancelAfter(spent, caller);
      return act.change(member);
    });
  }
}
