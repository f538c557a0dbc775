import { Injectable } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';

/** An account as others of its tree know it. */
export interface Relative {
  id: string;
  /** The user name. */
  account: string;
}

export interface Downline extends Relative {
  /** See `common/member-types`. */
  type: number;
  status: 'active' | 'disabled' | 'closed';
}

/**
 * The tree of uplines: the column `parent` has each member's upline, and the table `ancestor` a row for each member and each
 * agent above, at any distance (a closure table).
 */
@Injectable()
export class Tree {
  constructor(private readonly database: Database) {}

  /**
   * Puts a new member, who has nobody below, under `parent`. Must run in the transaction that opens the account.
   * @throws Error where the member hangs somewhere already
   */
  async attach(member: string, parent: string): Promise<void> {
    const attached = await this.database.query(
      `with placed as (
         update members.member set parent = $2 where id = $1 and coalesce(parent, $2) = $2 returning id)
       insert into members.ancestor (member, ancestor, depth)
       select id, $2::bigint, 1 from placed
       union all select id, ancestor, depth + 1 from placed, members.ancestor where member = $2
       returning ancestor`,
      [member, parent],
    );
    if (attached.length === 0) throw new Error(`member ${member} hangs in the tree already`);
  }

  /** Whether `member` is somewhere below `agent`; nobody is below oneself. */
  async isBelow(agent: string, member: string): Promise<boolean> {
    const rows = await this.database.query(
      'select 1 from members.ancestor where member = $2 and ancestor = $1',
      [agent, member],
    );
    return rows.length > 0;
  }

  /** Which of `agents` are above one of `members`. */
  async uplinesAmong(agents: string[], members: string[]): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `select distinct ancestor as id from members.ancestor
       where member = any ($2::bigint[]) and ancestor = any ($1::bigint[])`,
      [agents, members],
    );
    return rows.map(({ id }) => id);
  }

  /** Accounts from `agent` down to `member`, both included; `null` for one who is not in the agent's tree. */
  async pathTo(agent: string, member: string): Promise<Relative[] | null> {
    const path = await this.database.query<Relative>(
      `select m.id, m.account
       from (select ancestor as id, depth from members.ancestor where member = $2
             union all select $2::bigint, 0) step
       join members.member m on m.id = step.id
       where step.depth <= case when $1::bigint = $2 then 0
         else (select depth from members.ancestor where member = $2 and ancestor = $1) end
       order by step.depth desc`,
      [agent, member],
    );
    return path.length === 0 ? null : path;
  }

  /** The upline, or `null` at the top of a tree. */
  async upline(member: string): Promise<Downline | null> {
    const [row] = await this.database.query<Downline>(
      `select up.id, up.account, up.type, up.status
       from members.member m join members.member up on up.id = m.parent where m.id = $1`,
      [member],
    );
    return row ?? null;
  }

  /** Who stands at the top of the member's tree; the member, where nobody is above. */
  async topOf(member: string): Promise<string> {
    const [top] = await this.database.query<{ id: string }>(
      'select ancestor as id from members.ancestor where member = $1 order by depth desc limit 1',
      [member],
    );
    return top?.id ?? member;
  }

  /** Somebody directly below, by id. */
  async directDownline(agent: string, id: string): Promise<Downline | null> {
    const [row] = await this.database.query<Downline>(
      'select id, account, type, status from members.member where id = $2 and parent = $1',
      [agent, id],
    );
    return row ?? null;
  }

  /** Somebody directly below, by account; letters of either case are the same. */
  async directDownlineNamed(agent: string, account: string): Promise<Downline | null> {
    const [row] = await this.database.query<Downline>(
      'select id, account, type, status from members.member where lower(account) = lower($2) and parent = $1',
      [agent, account],
    );
    return row ?? null;
  }
}
