import { Injectable } from '@nestjs/common';
import { Raw } from 'typeorm';
import { Clock } from '#libs/platform/clock/clock';
import type { InputOf } from '#libs/platform/common/call';
import { Database } from '#libs/platform/database/database';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Refusal } from '#libs/platform/http/refusal';
import { Member } from '../accounts/member.entity.js';
import { identityErrors } from '../common/identity.errors.js';
import type { LoginMethod } from '../common/login.events.js';
import { isAgent } from '../common/member-types.js';
import type { login, SessionValue } from '../common/session.calls.js';
import { Passwords } from '../passwords/passwords.js';
import { Sessions } from '../sessions/sessions.service.js';
import type { Visit } from '../sessions/visit.js';
import { LoginThrottle } from './login-throttle.js';

/** How a member has just proved who it is. */
export interface SessionMeans {
  method: LoginMethod;
  /** The device takes the session up again. */
  remember?: boolean;
  /** Nothing but a password, from an unknown device at an unknown address. */
  unverified?: boolean;
}

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
  async login(visit: Visit, input: InputOf<typeof login>): Promise<SessionValue> {
    const username = input.username.normalize('NFC');
    await this.throttle.begin(visit.brand, username, visit.address);
    const member = await this.find(visit.brand, username);
    if (!(await this.passwords.verify(member?.passwordHash, input.password)) || !member)
      throw new Refusal(identityErrors.error_wrong_credentials);
    await this.throttle.forget(visit.brand, username, visit.address);
    if (member.status !== 'active') throw new Refusal(identityErrors.error_account_disabled);
    if (input.site === 'agent' && !isAgent(member.type)) throw new Refusal(identityErrors.error_not_agent);
    return this.startSession(member, visit, { method: 'password', remember: input.rememberMe });
  }

  logout(caller: LoggedIn): Promise<void> {
    return this.sessions.end(caller.session, 'logout');
  }

  /** Starts a session for a member who has just proved who it is. */
  startSession(member: Member, visit: Visit, how: SessionMeans): Promise<SessionValue> {
    return this.database.transaction(async () => {
      const firstTimeLogin = member.firstLoginAt === null;
      const now = this.clock.now();
      if (firstTimeLogin)
        await this.database.manager.update(Member, { id: member.id }, { firstLoginAt: now });
      return {
        token: await this.sessions.start(member, {
          address: visit.address,
          userAgent: visit.userAgent,
          method: how.method,
        }),
        firstTimeLogin,
        passwordExpired: member.passwordExpiresAt !== null && member.passwordExpiresAt <= now,
        defaultPassword: member.defaultPassword,
        unverified: how.unverified ?? false,
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
