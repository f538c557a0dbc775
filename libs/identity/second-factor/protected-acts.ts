import { Injectable } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import type { LoggedIn } from '#libs/platform/http/caller';
import type { Member } from '../accounts/member.entity.js';
import { Members } from '../accounts/members.service.js';
import { SecondFactorPolicy } from './second-factor-policy.js';

/** The one way to change what protects an account from a session of its own. */
@Injectable()
export class ProtectedActs {
  constructor(
    private readonly database: Database,
    private readonly members: Members,
    private readonly policy: SecondFactorPolicy,
  ) {}

  /**
   * Runs the change in a transaction, with the member's row locked, once the second factor was proved. What `work`
   * throws rolls everything back, the use of the factor's code too.
   * @param factorCode one of the authenticator's codes or a recovery code, where an authenticator is on
   * @throws Refusal 401 where the session was ended meanwhile, 422 and 429 as `SecondFactorPolicy.assertProved`
   */
  run<T>(caller: LoggedIn, factorCode: string | undefined, work: (member: Member) => Promise<T>): Promise<T> {
    return this.database.transaction(async () => {
      const member = await this.members.lockOwn(caller);
      await this.policy.assertProved(caller.person, factorCode);
      return work(member);
    });
  }
}
