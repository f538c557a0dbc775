import { Injectable } from '@nestjs/common';
import { Any, IsNull, Not } from 'typeorm';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import type { Caller } from '#libs/platform/http/caller';
import { deadlinesSuspended } from '#libs/site/index';
import { memberUpdated } from './common/member.events.js';
import { Member } from './member.entity.js';

/** The field of the registration form that has the real name. */
const REAL_NAME = 'payeeName';
const HOUR = 3_600_000;

/** Members as other contexts see them. */
@Injectable()
export class Members {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  find(id: string): Promise<Member | null> {
    return this.database.manager.findOneBy(Member, { id });
  }

  async findAll(ids: string[]): Promise<Map<string, Member>> {
    const members = await this.database.manager.findBy(Member, { id: Any(ids) });
    return new Map(members.map((member) => [member.id, member]));
  }

  /** By its name at the brand, in NFC; letters of either case are the same. */
  byAccount(brand: string, account: string): Promise<Member | null> {
    return this.bySpelling(brand, [account, account]);
  }

  /** By the first of two spellings under which there is an account. The same query, whichever it is, and for nobody. */
  bySpelling(brand: string, [first, second]: readonly [string, string]): Promise<Member | null> {
    return this.database.manager
      .createQueryBuilder(Member, 'member')
      .where('member.brand = :brand and lower(member.account) in (lower(:first), lower(:second))')
      .orderBy('lower(member.account) = lower(:first)', 'DESC')
      .setParameters({ brand, first, second })
      .getOne();
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
  async setRealNameOnce(id: string, name: string): Promise<string> {
    const { count: given } = await this.database.change(
      `update members.member set profile = profile || jsonb_build_object('${REAL_NAME}', $2::text)
       where id = $1 and not profile ? '${REAL_NAME}'`,
      [id, name],
    );
    const member = await this.database.manager.findOneByOrFail(Member, { id });
    if (given === 1) await this.events.append(memberUpdated, id, member.brand, { changed: 'real-name' });
    return this.realNameOf(member) ?? name;
  }

  /**
   * Sets the VIP rank, a whole number from 0, in the caller's transaction, and tells all open pages of the member. Does
   * nothing where it is so already. `actor` as the audit names it.
   */
  setRank(id: string, rank: number, actor = 'system'): Promise<void> {
    return this.setRanks([{ member: id, rank }], actor);
  }

  /** The same for many members, in a few statements, whose rows it locks in the order of their ids. */
  async setRanks(ranks: { member: string; rank: number }[], actor = 'system'): Promise<void> {
    const { rows: changed } = await this.database.change<{
      id: string;
      brand: string;
      before: number;
      rank: number;
    }>(
      `with before as materialized (
         select m.id, m.vip_rank, n.rank from members.member m
         join unnest($1::bigint[], $2::smallint[]) n(id, rank) on n.id = m.id
         where m.vip_rank <> n.rank order by m.id for no key update of m
       )
       update members.member m set vip_rank = b.rank from before b where m.id = b.id
       returning m.id, m.brand, b.vip_rank::int as before, b.rank::int as rank`,
      [ranks.map(({ member }) => member), ranks.map(({ rank }) => rank)],
    );
    const inOrder = changed.toSorted((a, b) => Number(BigInt(a.id) - BigInt(b.id)));
    for (const { id, brand } of inOrder)
      await this.events.append(memberUpdated, id, brand, { changed: 'rank' });
    await this.audit.recordAll(
      inOrder.map(({ id, brand, before, rank }) => ({
        brand,
        actor,
        action: 'rank.changed',
        subject: `member ${id}`,
        before: { rank: before },
        after: { rank },
      })),
    );
  }

  /** Holds outgoing money, withdrawals and transfers, for so many hours from now; a hold that ends later stands. */
  async holdOutgoing(id: string, hours: number): Promise<void> {
    const until = new Date(this.clock.now().getTime() + hours * HOUR);
    await this.database.query(
      'update members.member set withdrawals_wait_until = greatest(withdrawals_wait_until, $2) where id = $1',
      [id, until],
    );
  }

  /** Until when outgoing money is held, or `null`; pages and the wire call it `withdrawalsWaitUntil`. */
  async outgoingHeldUntil(id: string): Promise<Date | null> {
    const [member] = await this.database.query<{ until: Date | null }>(
      'select withdrawals_wait_until as until from members.member where id = $1 and withdrawals_wait_until > $2',
      [id, this.clock.now()],
    );
    return member?.until ?? null;
  }

  /** Records that the member reads mail at this address, if it is still the account's. In the caller's transaction. */
  async verifyEmail(id: string, email: string): Promise<void> {
    await this.database.query(
      `update members.member set email_verified_at = $3
       where id = $1 and lower(email) = lower($2) and email_verified_at is null`,
      [id, email, this.clock.now()],
    );
  }

  /** Closes a trial account whose time is over. `null` if it is closed already, not yet due, or a maintenance lasts. */
  async closeTrial(id: string): Promise<{ brand: string } | null> {
    const { rows } = await this.database.change<{ brand: string }>(
      `update members.member set status = 'closed'
       where id = $1 and status = 'active' and closes_at <= $2 and not ${deadlinesSuspended('member.brand')} returning brand`,
      [id, this.clock.now()],
    );
    return rows[0] ?? null;
  }

  async setLanguage(caller: Caller, language: string): Promise<void> {
    if (caller.person === null || caller.role === 'operator') return;
    await this.database.manager.update(Member, { id: caller.person }, { language });
  }
}
