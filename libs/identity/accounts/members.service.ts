import { Injectable } from '@nestjs/common';
import { IsNull, Not, Raw } from 'typeorm';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import type { Caller, LoggedIn } from '#libs/platform/http/caller';
import { Refusal } from '#libs/platform/http/refusal';
import { identityErrors } from '../common/identity.errors.js';
import { memberUpdated } from '../common/member.events.js';
import { Sessions } from '../sessions/sessions.service.js';
import { Member } from './member.entity.js';

/** The field of the registration form that holds it. */
const REAL_NAME = 'payeeName';
const HOUR = 3_600_000;

/** Members as other contexts see them. */
@Injectable()
export class Members {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
    private readonly events: Events,
  ) {}

  find(id: string): Promise<Member | null> {
    return this.database.manager.findOneBy(Member, { id });
  }

  /** By its name at the brand, in NFC; letters of either case are the same. */
  byAccount(brand: string, account: string): Promise<Member | null> {
    return this.database.manager.findOneBy(Member, {
      brand,
      account: Raw((column) => `lower(${column}) = lower(:account)`, { account }),
    });
  }

  /** Who has proved this number (E.164) at the brand, in whatever state the account is; a proved number is one account's. */
  byMobile(brand: string, mobile: string): Promise<Member | null> {
    return this.database.manager.findOneBy(Member, { brand, mobile, mobileVerifiedAt: Not(IsNull()) });
  }

  /** The name in which money may leave, or `null` until it is given. */
  realNameOf(member: Member): string | null {
    return member.profile[REAL_NAME] ?? null;
  }

  /** Gives the real name where the member has none, and answers with the one that stands. In the caller's transaction. */
  async fixRealName(id: string, name: string): Promise<string> {
    const { count: given } = await this.database.change(
      `update identity.member set profile = profile || jsonb_build_object('${REAL_NAME}', $2::text)
       where id = $1 and not profile ? '${REAL_NAME}'`,
      [id, name],
    );
    const member = await this.database.manager.findOneByOrFail(Member, { id });
    if (given === 1) await this.events.append(memberUpdated, id, member.brand, { changed: 'real-name' });
    return this.realNameOf(member) ?? name;
  }

  /** Lets withdrawals wait this long from now; a wait that ends later stands. */
  async holdWithdrawals(id: string, hours: number): Promise<void> {
    const until = new Date(this.clock.now().getTime() + hours * HOUR);
    await this.database.query(
      'update identity.member set withdrawals_wait_until = greatest(withdrawals_wait_until, $2) where id = $1',
      [id, until],
    );
  }

  /** Until when money may not leave, or `null`. */
  async heldUntil(id: string): Promise<Date | null> {
    const [member] = await this.database.query<{ until: Date | null }>(
      'select withdrawals_wait_until as until from identity.member where id = $1 and withdrawals_wait_until > $2',
      [id, this.clock.now()],
    );
    return member?.until ?? null;
  }

  /**
   * Locks the caller's own row in its transaction, before whatever else of the member is locked.
   * @throws Refusal 401 where the session was ended since the call was let in, as by a change of the password
   */
  async lockOwn({ person, session }: LoggedIn): Promise<Member> {
    const member = await this.database.manager.findOneOrFail(Member, {
      where: { id: person },
      lock: { mode: 'for_no_key_update' },
    });
    const [ended] = await this.sessions.ended([session]);
    if (ended) throw new Refusal(identityErrors.error_session_ended);
    return member;
  }

  async setLanguage(caller: Caller, language: string): Promise<void> {
    if (caller.person === null || caller.role === 'operator') return;
    await this.database.manager.update(Member, { id: caller.person }, { language });
  }

  /** Ends all sessions and sockets of a member, and lets nobody in again. */
  async disable(id: string): Promise<void> {
    await this.database.transaction(async () => {
      await this.database.manager.update(Member, { id }, { status: 'disabled' });
      await this.sessions.endAll(id, 'disabled');
    });
  }
}
