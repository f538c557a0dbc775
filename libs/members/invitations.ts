import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import type { FieldError } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { AGENT_TYPES, MEMBER, TRIAL } from './common/member-types.js';

/** Without characters that look alike: 0 O, 1 I L. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const CODE_LENGTH = 10;

/** Fields of a registration that name an upline; the first valid one in this order counts. */
export const CODE_FIELDS = ['recommenderId', 'affiliateCode', 'referralCode'] as const;
export type InvitationCodes = Partial<Record<(typeof CODE_FIELDS)[number], string>>;

/** Where in the tree a new account is to be. */
export interface TreePosition {
  /** `null` at the top of a tree. The own code of a member without an upline leads there too. */
  upline: string | null;
  /** Of the new account. */
  type: number;
  /** The invitation of the code; `null` where an agent's id was given. */
  invitation: string | null;
  /** The owner of the code, or the agent of the id; `null` for an account that its upline opened. */
  referrer: string | null;
}

export interface Invitation {
  id: string;
  code: string;
}

/**
 * Codes under which new accounts open: an agent's invitations, which lead below the agent, and one code of each member's own, which
 * leads below the member's upline. The tree stays the agents'.
 */
@Injectable()
export class Invitations {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** `type` is that of the accounts to come. Joins the caller's transaction. */
  async create(brand: string, upline: string, type: number): Promise<Invitation> {
    return (await this.insert({ brand, upline, type, referrer: upline })) ?? this.create(brand, upline, type);
  }

  /** The code of a member's or an agent's own, which is made when it is first asked for. Never of a trial account. */
  async own(brand: string, member: string): Promise<Invitation> {
    const [own] = await this.database.query<Invitation>(
      'select id, code from members.invitation where referrer = $1 and upline is null',
      [member],
    );
    if (own) return own;
    const made = await this.insert({ brand, upline: null, type: MEMBER, referrer: member });
    // Either two asked at once, or the code was taken.
    return made ?? this.own(brand, member);
  }

  /** Whether this call closed it: `false` where it was closed already. */
  async close(id: string): Promise<boolean> {
    const closed = await this.database.query<{ id: string }>(
      `with closed as (
         update members.invitation set closed_at = $2 where id = $1 and closed_at is null returning id)
       select id from closed`,
      [id, this.clock.now()],
    );
    return closed.length > 0;
  }

  /**
   * The position that a registration asks for; `null` where it names none. Inside a transaction the invitation cannot be
   * closed until its end.
   */
  async positionFor(
    brand: string,
    codes: InvitationCodes,
  ): Promise<TreePosition | { errors: FieldError[] } | null> {
    const given = CODE_FIELDS.filter((field) => codes[field]);
    for (const field of given) {
      const position = await this.find(brand, codes[field] ?? '');
      if (position) return position;
    }
    if (given.length === 0) return null;
    return { errors: given.map((field) => ({ field, code: 'field_invitation_code' })) };
  }

  /**
   * Where the code of an open invitation, or the id of an agent, leads; letters of either case are the same. Nowhere, where
   * the referrer or who would be the upline is not active.
   */
  async find(brand: string, code: string): Promise<TreePosition | null> {
    const [invitation] = await this.database.query<TreePosition>(
      `select place.upline, i.type, i.id as invitation, i.referrer
       from members.invitation i join members.member r on r.id = i.referrer
       cross join lateral (select coalesce(i.upline,
         case when r.type = any ($3::int[]) then r.id else r.parent end) as upline) place
       left join members.member u on u.id = place.upline
       where i.brand = $1 and i.code = upper($2) and i.closed_at is null
         and r.brand = i.brand and r.status = 'active' and r.type <> $4
         and (place.upline is null or u.status = 'active' and u.type = any ($3::int[]))
       ${this.database.inTransaction ? 'for share of i' : ''}`,
      [brand, code, AGENT_TYPES, TRIAL],
    );
    if (invitation) return invitation;
    if (!/^[1-9]\d{0,17}$/.test(code)) return null;
    const [agent] = await this.database.query<{ id: string }>(
      `select id from members.member where id = $1 and brand = $2 and status = 'active' and type = any ($3::int[])`,
      [code, brand, AGENT_TYPES],
    );
    return agent ? { upline: agent.id, type: MEMBER, invitation: null, referrer: agent.id } : null;
  }

  /** `undefined` where the code is taken, or the member has an own one already. */
  private async insert(
    row: Pick<TreePosition, 'upline' | 'type'> & { brand: string; referrer: string },
  ): Promise<Invitation | undefined> {
    const [made] = await this.database.query<Invitation>(
      `insert into members.invitation (brand, code, upline, type, created_at, referrer) values ($1, $2, $3, $4, $5, $6)
       on conflict do nothing returning id, code`,
      [row.brand, newCode(), row.upline, row.type, this.clock.now(), row.referrer],
    );
    return made;
  }
}

const newCode = () => Array.from({ length: CODE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
