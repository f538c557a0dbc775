import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan } from 'typeorm';
import { isAgent, isTrial } from '#libs/members/common/member-types';
import type { Member } from '#libs/members/index';
import { Audit } from '#libs/platform/audit/audit';
import { BatchLoader } from '#libs/platform/batch/batch-loader';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { networkOf } from '#libs/platform/limits/network';
import { SOCKET_BATCHES } from '#libs/platform/push/socket-batches';
import { WakeUps } from '#libs/platform/push/wake-ups';
import type { LoginHistory } from '#libs/verification/index';
import type { SessionClient } from '../common/session-clients.js';
import type { EndReason, LoginMethod } from '../common/session-kinds.js';
import { OperatorChanges } from '../operators/operator-changes.js';
import { Session } from './session.entity.js';
import { SessionOpenings } from './session-openings.js';

const DAY_MS = 24 * 3600 * 1000;
const IDLE_MS = 30 * 60 * 1000;
const ABSOLUTE_MS = 12 * 3600 * 1000;
/** Of a chat guest, whose session is not ended by idleness. */
const GUEST_MS = DAY_MS;
/** `seen_at` is written at most this often. */
const ACTIVITY_INTERVAL_MS = 60 * 1000;

/** What the token of a session stands for. */
export type ActiveSession = Pick<
  Session,
  'id' | 'person' | 'role' | 'brand' | 'restricted' | 'seenAt' | 'expiresAt'
>;

/** So many tokens at a time, and no more connections of the pool than these. */
const BATCHES = { size: 256, inFlight: 2 };

/** Where a session comes from, and what it is good for. */
export interface SessionStart {
  address: string;
  userAgent: string;
  method: LoginMethod;
  /** `web`, by default. */
  client?: SessionClient;
  /** The known device that it comes from. */
  device?: string | null;
  /** Good for changing the password and for leaving, for nothing else. */
  restricted?: boolean;
}

/** Why a session ends, and by whom: by its owner, or by an actor as the audit names it. */
export interface EndCause {
  reason: EndReason;
  actor: 'owner' | 'system' | `operator ${string}`;
}

type OperatorSessionStart = Omit<SessionStart, 'method' | 'client' | 'device' | 'restricted'> &
  Pick<Session, 'browser' | 'elevatedUntil'>;

/**
 * Sessions: opaque tokens of 256 bits, stored hashed. They end after 30 minutes without a call, and after 12 hours; a chat guest's
 * only after 24 hours.
 */
@Injectable()
export class Sessions implements LoginHistory {
  /** By the hash of their token, in hexadecimal digits. Sessions asked for together, as after a cut, are read together. */
  private readonly activeSessions = new BatchLoader<string, ActiveSession>({
    ...BATCHES,
    load: (hashes) => this.findActive(hashes),
  });
  private readonly socketSessions = new BatchLoader<string, ActiveSession>({
    ...SOCKET_BATCHES,
    load: (hashes) => this.findActive(hashes),
  });
  private readonly activity = new BatchLoader<string, never>({
    ...BATCHES,
    load: (ids) => this.recordActivity(ids),
  });

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly wakeUps: WakeUps,
    private readonly audit: Audit,
    private readonly operatorChanges: OperatorChanges,
    private readonly openings: SessionOpenings,
  ) {}

  /**
   * Starts a session and gives its token, which is shown this once. Calls the listeners of `SessionOpenings`, in the caller's
   * transaction or one of its own.
   */
  start(member: Pick<Member, 'id' | 'brand' | 'type'>, from: SessionStart): Promise<string> {
    const role = isAgent(member.type) ? 'agent' : isTrial(member.type) ? 'trial' : 'member';
    return this.create(member, role, from);
  }

  /** Starts an operator's session, without those listeners. The token must be sent in a cookie alone. */
  startOperator(operator: { id: string; brand: string }, from: OperatorSessionStart): Promise<string> {
    return this.create(operator, 'operator', { ...from, method: 'operator' });
  }

  /**
   * Starts the session of a guest who chats with customer service, a new person without an account, without those listeners. It
   * ends after 24 hours, and not by idleness.
   */
  async startGuest(
    brand: string,
    from: Pick<SessionStart, 'address' | 'userAgent'>,
  ): Promise<{ token: string; expiresAt: Date }> {
    const [row] = await this.database.query<{ id: string }>(`select nextval('members.person_id') as id`);
    if (!row) throw new Error('a sequence has a next value');
    const token = await this.create({ id: row.id, brand }, 'service-guest', {
      ...from,
      method: 'service-guest',
    });
    return { token, expiresAt: new Date(this.clock.now().getTime() + GUEST_MS) };
  }

  /** The live session of a token on a brand, or `null`. Counts as activity. */
  async resolve(token: string, brand: string): Promise<ActiveSession | null> {
    const session = await this.find(token, brand);
    const now = this.clock.now();
    if (session && now.getTime() - session.seenAt.getTime() > ACTIVITY_INTERVAL_MS)
      await this.activity.load(session.id);
    return session;
  }

  /** Like `resolve`, without recording activity. */
  find(token: string, brand: string): Promise<ActiveSession | null> {
    return this.findIn(this.activeSessions, token, brand);
  }

  /** The same for a socket, which is no activity, and may wait a moment for others that come together with it. */
  findForSocket(token: string, brand: string): Promise<ActiveSession | null> {
    return this.findIn(this.socketSessions, token, brand);
  }

  async end(id: string, cause: EndCause): Promise<void> {
    await this.endWhere('id = $1', id, cause);
  }

  /** Ends every session of a person. */
  async endAll(person: string, cause: EndCause): Promise<void> {
    await this.endWhere('person = $1', person, cause);
  }

  /** Ends every session of a person but this one. */
  async endOthers(person: string, session: string, cause: EndCause): Promise<void> {
    await this.endWhere('person = $1 and id <> $4', person, cause, [session]);
  }

  /** Ends every session that came from a device. */
  async endFromDevice(device: string, cause: EndCause): Promise<void> {
    await this.endWhere('device = $1', device, cause);
  }

  /** The open sessions of a person, the newest first. */
  async listActive(person: string): Promise<Session[]> {
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

  /** Whether the person logged in from this network in the last `days`, or has never logged in. */
  async isKnownAddress(person: string, address: string, days: number): Promise<boolean> {
    const addresses = await this.addressesOf(person, address, days);
    return addresses.length === 0 || addresses.some(({ sameNetwork, lately }) => sameNetwork && lately);
  }

  async hasLoggedInFrom(person: string | null, address: string, days: number): Promise<boolean> {
    return (await this.addressesOf(person, address, days)).some(
      ({ sameNetwork, lately }) => sameNetwork && lately,
    );
  }

  private async addressesOf(person: string | null, address: string, days: number) {
    const addresses = await this.database.query<{ address: string; lately: boolean }>(
      'select address, bool_or(started_at > $2) as lately from authentication.session where person = $1 group by address',
      [person, new Date(this.clock.now().getTime() - days * DAY_MS)],
    );
    const network = networkOf(address);
    return addresses.map((one) => ({ lately: one.lately, sameNetwork: networkOf(one.address) === network }));
  }

  /** Ends the restriction to a change of the password. */
  async liftRestriction(id: string): Promise<void> {
    await this.database.manager.update(Session, { id }, { restricted: false });
  }

  /** Which of these sessions have ended, each with the reason; all of an operator who was disabled have. */
  async findEnded(ids: string[]): Promise<Map<string, EndReason>> {
    const now = this.clock.now();
    const rows = await this.database.query<{ id: string; reason: EndReason }>(
      `select id, reason from authentication.session s cross join lateral (select case
         when ended_at is not null then end_reason
         when expires_at <= $2 or (seen_at <= $3 and role <> 'service-guest') then 'expired'
         when role = 'operator' and not exists (
           select from authentication.operator o where o.id = s.person and o.status = 'active') then 'disabled'
       end as reason) why
       where id = any($1::uuid[]) and reason is not null`,
      [ids, now, new Date(now.getTime() - IDLE_MS)],
    );
    return new Map(rows.map(({ id, reason }) => [id, reason]));
  }

  private async create(
    person: { id: string; brand: string },
    role: Session['role'],
    from: SessionStart & Partial<OperatorSessionStart>,
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
      client: from.client ?? 'web',
      device: from.device ?? null,
      method: from.method,
      restricted: from.restricted ?? false,
      elevatedUntil: from.elevatedUntil ?? null,
      browser: from.browser ?? null,
      startedAt: now,
      seenAt: now,
      expiresAt: new Date(now.getTime() + (role === 'service-guest' ? GUEST_MS : ABSOLUTE_MS)),
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
      if (role === 'operator') return this.operatorChanges.emit(person.brand);
      if (role === 'service-guest') return;
      const { brand, client, device, address, restricted } = session;
      await this.openings.emitSessionOpened({
        member: person.id,
        brand,
        role,
        client,
        device,
        address,
        restricted,
        at: now,
      });
    });
    return token;
  }

  private async findIn(
    sessions: BatchLoader<string, ActiveSession>,
    token: string,
    brand: string,
  ): Promise<ActiveSession | null> {
    if (!/^[\w-]{43}$/.test(token)) return null;
    const session = await sessions.load(hashOf(token).toString('hex'));
    return session && session.brand === brand && this.isActive(session) ? session : null;
  }

  private async findActive(hashes: string[]): Promise<Map<string, ActiveSession>> {
    const rows = await this.database.query<ActiveSession & { hash: string }>(
      `select encode(token_hash, 'hex') as hash, id, person, role, brand, restricted, seen_at as "seenAt",
              expires_at as "expiresAt"
       from authentication.session where token_hash = any($1::bytea[]) and ended_at is null`,
      [hashes.map((hash) => Buffer.from(hash, 'hex'))],
    );
    return new Map(rows.map(({ hash, ...session }) => [hash, session]));
  }

  /**
   * Skips rows that another transaction is changing: the next call records their activity. A crash may lose a record, so
   * that nobody waits for the disk.
   */
  private async recordActivity(ids: string[]): Promise<Map<string, never>> {
    await this.database.query(
      `update authentication.session set seen_at = $2
       where id in (select id from authentication.session where id = any($1::uuid[]) for update skip locked)
         and set_config('synchronous_commit', 'off', true) = 'off'`,
      [ids, this.clock.now()],
    );
    return new Map<string, never>();
  }

  private isActive(session: ActiveSession): boolean {
    const now = this.clock.now().getTime();
    const isIdle = session.role !== 'service-guest' && session.seenAt.getTime() <= now - IDLE_MS;
    return session.expiresAt.getTime() > now && !isIdle;
  }

  private endWhere(
    condition: string,
    parameter: string,
    { reason, actor }: EndCause,
    more: string[] = [],
  ): Promise<void> {
    return this.database.transaction(async () => {
      const { rows } = await this.database.change<Pick<Session, 'id' | 'person' | 'role' | 'brand'>>(
        `update authentication.session set ended_at = $2, end_reason = $3 where ${condition} and ended_at is null
         returning id, person, role, brand`,
        [parameter, this.clock.now(), reason, ...more],
      );
      for (const { id, person, role, brand } of rows) {
        await this.audit.record({
          brand,
          actor: actor === 'owner' ? actorOf(role, person) : actor,
          action: 'session.ended',
          subject: `session ${id}`,
          after: { reason },
        });
        if (role === 'operator') this.operatorChanges.emit(brand);
        this.database.afterCommit(() =>
          this.wakeUps.send({ kind: 'session-ended', session: id, person, reason }),
        );
      }
    });
  }
}

function actorOf(role: Session['role'], id: string): string {
  if (role === 'service-guest') return `guest ${id}`;
  return `${role === 'operator' ? 'operator' : 'member'} ${id}`;
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
