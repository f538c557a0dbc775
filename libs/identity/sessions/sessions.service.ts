import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan } from 'typeorm';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { networkOf } from '#libs/platform/limits/network';
import { Hints } from '#libs/platform/push/hints';
import type { Member } from '../accounts/member.entity.js';
import { isAgent, isTrial } from '../common/member-types.js';
import type { EndReason, LoginMethod } from '../common/session-kinds.js';
import { Session } from './session.entity.js';

const DAY_MS = 24 * 3600 * 1000;
const IDLE_MS = 30 * 60 * 1000;
const ABSOLUTE_MS = 12 * 3600 * 1000;
/** `seen_at` is written at most this often. */
const TOUCH_MS = 60 * 1000;

/** Where a session comes from, and what it is good for. */
export interface SessionStart {
  address: string;
  userAgent: string;
  method: LoginMethod;
  /** The known device that it comes from. */
  device?: string | null;
  /** Good for changing the password and for leaving, for nothing else. */
  restricted?: boolean;
}

/** Sessions: opaque tokens of 256 bits, stored hashed; idle after 30 minutes, over after 12 hours. */
@Injectable()
export class Sessions {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly hints: Hints,
    private readonly audit: Audit,
  ) {}

  /** Starts a session and gives its token, which is shown this once. */
  start(member: Pick<Member, 'id' | 'brand' | 'type'>, from: SessionStart): Promise<string> {
    const role = isAgent(member.type) ? 'agent' : isTrial(member.type) ? 'trial' : 'member';
    return this.open(member, role, from);
  }

  /** The same for an operator. The token must leave in a cookie alone. */
  startOperator(
    operator: { id: string; brand: string },
    from: Omit<SessionStart, 'method'>,
  ): Promise<string> {
    return this.open(operator, 'operator', { ...from, method: 'operator' });
  }

  /** The live session of a token on a brand, or `null`. Counts as activity. */
  async resolve(token: string, brand: string): Promise<Session | null> {
    const session = await this.peek(token, brand);
    const now = this.clock.now();
    if (session && now.getTime() - session.seenAt.getTime() > TOUCH_MS) {
      await this.database.manager.update(Session, { id: session.id }, { seenAt: now });
    }
    return session;
  }

  /** Like `resolve`, but an open socket is no activity. */
  async peek(token: string, brand: string): Promise<Session | null> {
    if (!/^[\w-]{43}$/.test(token)) return null;
    const session = await this.database.manager.findOneBy(Session, {
      tokenHash: hashOf(token),
      endedAt: IsNull(),
    });
    return session && session.brand === brand && this.live(session) ? session : null;
  }

  async end(id: string, reason: EndReason): Promise<void> {
    await this.endWhere('id = $1', id, reason);
  }

  /** Ends every session of a person, as when an account is disabled. */
  async endAll(person: string, reason: EndReason): Promise<void> {
    await this.endWhere('person = $1', person, reason);
  }

  /** Ends every session of a person but this one. */
  async endOthers(person: string, session: string, reason: EndReason): Promise<void> {
    await this.endWhere('person = $1 and id <> $4', person, reason, [session]);
  }

  /** Ends every session that came from a device. */
  async endFromDevice(device: string, reason: EndReason): Promise<void> {
    await this.endWhere('device = $1', device, reason);
  }

  /** The open sessions of a person, the newest first. */
  async openOf(person: string): Promise<Session[]> {
    const now = this.clock.now();
    return this.database.manager.find(Session, {
      where: {
        person,
        endedAt: IsNull(),
        expiresAt: MoreThan(now),
        seenAt: MoreThan(new Date(now.getTime() - IDLE_MS)),
      },
      order: { startedAt: 'DESC' },
    });
  }

  /** Whether the person was let in from this address, or one beside it, in the last `days`, or never from anywhere. */
  async recognises(person: string, address: string, days: number): Promise<boolean> {
    const visited = await this.visitsOf(person, address, days);
    return visited.length === 0 || visited.some(({ here, lately }) => here && lately);
  }

  /** Whether the person was let in from this address, or one beside it, in the last `days`. Costs the same for nobody. */
  async cameFrom(person: string | null, address: string, days: number): Promise<boolean> {
    return (await this.visitsOf(person, address, days)).some(({ here, lately }) => here && lately);
  }

  private async visitsOf(person: string | null, address: string, days: number) {
    const visited = await this.database.query<{ address: string; lately: boolean }>(
      'select address, bool_or(started_at > $2) as lately from identity.session where person = $1 group by address',
      [person, new Date(this.clock.now().getTime() - days * DAY_MS)],
    );
    const network = networkOf(address);
    return visited.map((one) => ({ lately: one.lately, here: networkOf(one.address) === network }));
  }

  /** From now on it is good for everything. */
  async liftRestriction(id: string): Promise<void> {
    await this.database.manager.update(Session, { id }, { restricted: false });
  }

  /** Which of these sessions are over; those of an operator who was disabled are too. */
  async ended(ids: string[]): Promise<string[]> {
    const now = this.clock.now();
    const rows = await this.database.query<{ id: string }>(
      `select id from identity.session s where id = any($1::uuid[])
       and (ended_at is not null or expires_at <= $2 or seen_at <= $3 or (role = 'operator' and not exists (
         select from identity.operator o where o.id = s.person and o.status = 'active')))`,
      [ids, now, new Date(now.getTime() - IDLE_MS)],
    );
    return rows.map((row) => row.id);
  }

  private async open(
    person: { id: string; brand: string },
    role: Session['role'],
    from: SessionStart,
  ): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const now = this.clock.now();
    const session = {
      id: randomUUID(),
      tokenHash: hashOf(token),
      person: person.id,
      role,
      brand: person.brand,
      address: from.address,
      userAgent: from.userAgent.slice(0, 300),
      device: from.device ?? null,
      method: from.method,
      restricted: from.restricted ?? false,
      startedAt: now,
      seenAt: now,
      expiresAt: new Date(now.getTime() + ABSOLUTE_MS),
    } as const;
    await this.database.transaction(async () => {
      await this.database.manager.insert(Session, session);
      await this.audit.record({
        brand: person.brand,
        actor: actorOf(role, person.id),
        action: 'session.started',
        subject: `session ${session.id}`,
        address: from.address,
        after: { method: from.method },
      });
    });
    return token;
  }

  private live(session: Session): boolean {
    const now = this.clock.now().getTime();
    return session.expiresAt.getTime() > now && session.seenAt.getTime() > now - IDLE_MS;
  }

  private endWhere(
    condition: string,
    parameter: string,
    reason: EndReason,
    more: string[] = [],
  ): Promise<void> {
    return this.database.transaction(async () => {
      const { rows } = await this.database.change<Pick<Session, 'id' | 'person' | 'role' | 'brand'>>(
        `update identity.session set ended_at = $2, end_reason = $3 where ${condition} and ended_at is null
         returning id, person, role, brand`,
        [parameter, this.clock.now(), reason, ...more],
      );
      for (const { id, person, role, brand } of rows) {
        await this.audit.record({
          brand,
          actor: actorOf(role, person),
          action: 'session.ended',
          subject: `session ${id}`,
          after: { reason },
        });
        this.database.afterCommit(() =>
          this.hints.send({ kind: 'session-ended', session: id, person, reason }),
        );
      }
    });
  }
}

const actorOf = (role: Session['role'], id: string) => `${role === 'operator' ? 'operator' : 'member'} ${id}`;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
