import { Injectable } from '@nestjs/common';
import { Raw } from 'typeorm';
import { Clock } from '#libs/platform/clock/clock';
import type { InputOf } from '#libs/platform/common/call';
import { Database } from '#libs/platform/database/database';
import type { Caller, LoggedIn } from '#libs/platform/http/caller';
import { Refusal } from '#libs/platform/http/refusal';
import { Member } from '../accounts/member.entity.js';
import { identityErrors } from '../common/identity.errors.js';
import { isAgent } from '../common/member-types.js';
import type { login, SessionValue } from '../common/session.calls.js';
import { Passwords } from '../passwords/passwords.js';
import { type SessionStart, Sessions } from '../sessions/sessions.service.js';
import { LoginThrottle } from './login-throttle.js';

/** Log-in by user name, and log-out. */
@Injectable()
export class LoginService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly throttle: LoginThrottle,
  ) {}

  /** @throws Refusal 401 for name or password, 403 for a disabled account or the wrong site, 423 while locked */
  async login(caller: Caller, input: InputOf<typeof login>, userAgent: string): Promise<SessionValue> {
    const username = input.username.normalize('NFC');
    await this.throttle.begin(caller.brand, username, caller.address);
    const member = await this.find(caller.brand, username);
    if (!(await this.passwords.verify(member?.passwordHash, input.password)) || !member)
      throw new Refusal(identityErrors.error_wrong_credentials);
    await this.throttle.forget(caller.brand, username, caller.address);
    if (member.status !== 'active') throw new Refusal(identityErrors.error_account_disabled);
    if (input.site === 'agent' && !isAgent(member.type)) throw new Refusal(identityErrors.error_not_agent);
    return this.startSession(member, caller, { userAgent, method: 'password' });
  }

  logout(caller: LoggedIn): Promise<void> {
    return this.sessions.end(caller.session, 'logout');
  }

  /** Starts a session for a member who has just proved who it is. */
  startSession(
    member: Member,
    caller: Caller,
    how: Pick<SessionStart, 'userAgent' | 'method'>,
  ): Promise<SessionValue> {
    return this.database.transaction(async () => {
      const firstTimeLogin = member.firstLoginAt === null;
      const now = this.clock.now();
      if (firstTimeLogin)
        await this.database.manager.update(Member, { id: member.id }, { firstLoginAt: now });
      return {
        token: await this.sessions.start(member, { address: caller.address, ...how }),
        firstTimeLogin,
        passwordExpired: member.passwordExpiresAt !== null && member.passwordExpiresAt <= now,
        defaultPassword: member.defaultPassword,
        unverified: false,
        member: { id: member.id, account: member.account, type: member.type },
      };
    });
  }

  private find(brand: string, account: string): Promise<Member | null> {
    return this.database.manager.findOneBy(Member, {
      brand,
      account: Raw((column) => `lower(${column}) = lower(:account)`, { account }),
    });
  }
}
