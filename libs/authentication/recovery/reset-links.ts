import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';

export interface ResetLink {
  id: string;
  member: string;
  /** Where the link was sent: whoever uses it has proved that mail address. */
  email: string;
  /** IP address that asked for it. */
  address: string;
}

/** Links that set a password once. The token has 256 bits, is made when the mail is, and is stored hashed. */
@Injectable()
export class ResetLinks {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Without a member it leads nowhere; it is written all the same, so that both cost the same. */
  async create(link: {
    member: string | null;
    email: string;
    address: string;
    minutes: number;
  }): Promise<void> {
    const now = this.clock.now();
    const expires = new Date(now.getTime() + link.minutes * 60_000);
    await this.database.query(
      `insert into authentication.reset_link (id, member, email, address, created_at, expires_at, send_at)
       values ($1, $2, $3, $4, $5, $6, $5)`,
      [randomUUID(), link.member, link.email, link.address, now, expires],
    );
  }

  /** Gives the link a new token and ends the member's older ones; `null` where it is over, or the address was changed. */
  makeToken(id: string): Promise<(ResetLink & { token: string }) | null> {
    const token = randomBytes(32).toString('base64url');
    return this.database.transaction(async () => {
      const { rows } = await this.database.change<ResetLink>(
        `update authentication.reset_link link set token_hash = $2 from members.contact_view m
         where link.id = $1 and link.used_at is null and link.expires_at > $3 and ${STILL_THEIRS}
         returning link.id, link.member, link.email, link.address`,
        [id, hashOf(token), this.clock.now()],
      );
      const [link] = rows;
      if (!link) return null;
      await this.endOlder(link);
      return { ...link, token };
    });
  }

  /** Whether a token may still be used. Tells nothing of why not. */
  async isGood(brand: string, token: string): Promise<boolean> {
    const rows = await this.database.query(`${GOOD}`, [hashOf(token), this.clock.now(), brand]);
    return rows.length > 0;
  }

  /**
   * Uses a token up in the caller's transaction, as the only one that does: who comes at the same time gets nothing,
   * and does not wait.
   */
  async use(brand: string, token: string): Promise<ResetLink | null> {
    const now = this.clock.now();
    const [link] = await this.database.query<ResetLink>(`${GOOD} for update of link skip locked`, [
      hashOf(token),
      now,
      brand,
    ]);
    if (!link) return null;
    await this.database.query('update authentication.reset_link set used_at = $2 where id = $1', [
      link.id,
      now,
    ]);
    return link;
  }

  /** No link that was sent to this member sets a password any more. */
  async endAll(member: string): Promise<void> {
    const now = this.clock.now();
    await this.database.query(
      'update authentication.reset_link set expires_at = $2 where member = $1 and used_at is null and expires_at > $2',
      [member, now],
    );
  }

  private async endOlder({ id, member }: ResetLink): Promise<void> {
    await this.database.query(
      `update authentication.reset_link older set expires_at = $3 from authentication.reset_link newer
       where newer.id = $1 and older.member = $2 and older.used_at is null and older.expires_at > $3
         and (older.created_at, older.id) < (newer.created_at, newer.id)`,
      [id, member, this.clock.now()],
    );
  }
}

/** The address that it goes to is still the account's. */
const STILL_THEIRS = 'm.id = link.member and lower(m.email) = lower(link.email)';

const GOOD = `select link.id, link.member, link.email, link.address
  from authentication.reset_link link join members.contact_view m on ${STILL_THEIRS}
  where link.token_hash = $1 and link.used_at is null and link.expires_at > $2
    and m.brand = $3 and m.status = 'active'`;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
