import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { memberUpdated } from '#libs/members/common/member.events';
import { Member, Members, type Owner } from '#libs/members/index';
import { Notifications } from '#libs/notifications/index';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import { platformErrors } from '#libs/platform/common/errors';
import { Database, sqlState } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import { AppError } from '#libs/platform/http/app-error';
import { WakeUps } from '#libs/platform/push/wake-ups';
import { SelfDealingPolicy } from '#libs/platform/transitions/self-dealing-policy';
import { BrandRegistry } from '#libs/site/index';
import { authenticationErrors } from '../common/authentication.errors.js';
import type { FactorResetState } from '../common/factor-reset.js';
import type { Operator } from '../operators/operator.js';
import { Authenticators, isAuthenticatorCode } from './authenticators.js';

const HOUR_MS = 3_600_000;
const UNIQUE_VIOLATION = '23505';

interface StoredReset {
  id: string;
  brand: string;
  member: string;
  status: FactorResetState;
  proposedBy: string;
  dueAt: Date | null;
}

/**
 * A lost authenticator is switched off by two operators, after a waiting time in which the owner is told at each proved
 * contact and may cancel it. Each move locks the member before the reset.
 */
@Injectable()
export class FactorResets {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly events: Events,
    private readonly wakeUps: WakeUps,
    private readonly brands: BrandRegistry,
    private readonly members: Members,
    private readonly authenticators: Authenticators,
    private readonly notifications: Notifications,
    private readonly selfDealing: SelfDealingPolicy,
  ) {}

  /** @throws AppError 404 without such an account, 422 where no authenticator is on, 409 where one is under way */
  async propose(operator: Operator, account: string, reason: string): Promise<string> {
    const found = await this.members.byAccount(operator.brand, account.normalize('NFC'));
    if (!found) throw new AppError(platformErrors.error_not_found);
    await this.selfDealing.assertMayActOn(operator.id, [found.id]);
    const id = randomUUID();
    await this.database.transaction(async () => {
      await this.lockMember(found.id);
      if (!(await this.authenticators.isActive(found.id)))
        throw new AppError(authenticationErrors.error_totp_missing);
      await this.insert(id, found.id, operator, reason);
      await this.record(found, actorOf(operator), operator.address, 'factor-reset.proposed', { reason });
    });
    return id;
  }

  /**
   * The waiting time begins, and the owner is told at each proved contact.
   * @throws AppError 404 for another brand's or none; 409 for who proposed it, or where it is not waiting for this
   */
  confirm(operator: Operator, id: string): Promise<void> {
    return this.move(operator, id, async (reset, member) => {
      if (reset.status !== 'proposed') throw new AppError(authenticationErrors.error_factor_reset_over);
      if (reset.proposedBy === operator.id) throw new AppError(authenticationErrors.error_factor_reset_own);
      const now = this.clock.now();
      const { factorResetWaitHours } = this.brands.byId(reset.brand).settings.identity.login;
      const dueAt = new Date(now.getTime() + factorResetWaitHours * HOUR_MS);
      await this.database.query(
        `update authentication.factor_reset set status = 'waiting', confirmed_by = $2, confirmed_at = $3, due_at = $4
         where id = $1`,
        [id, operator.id, now, dueAt],
      );
      await this.notifications.enqueue(member, 'factor-reset', 'mail');
      await this.notifications.enqueue(member, 'factor-reset', 'sms');
      await this.changed(member);
      await this.record(member, actorOf(operator), operator.address, 'factor-reset.confirmed', { dueAt });
      this.database.afterCommit(() => this.wakeUps.send({ kind: 'due' }));
    });
  }

  /** Any operator takes it back until it is carried out. @throws AppError 404; 409 where it is over */
  drop(operator: Operator, id: string): Promise<void> {
    return this.move(operator, id, async (reset, member) => {
      if (!isOpen(reset.status)) throw new AppError(authenticationErrors.error_factor_reset_over);
      await this.end(reset, member, 'dropped');
      await this.record(member, actorOf(operator), operator.address, 'factor-reset.dropped');
    });
  }

  /** The owner stops it, from any session. @throws AppError 409 where none is under way */
  async cancel(owner: Owner): Promise<void> {
    await this.database.transaction(async () => {
      if (!(await this.cancelOpen(owner))) throw new AppError(authenticationErrors.error_factor_reset_over);
    });
  }

  /**
   * Cancels the member's open reset, if there is one, after a code of the second factor was right. Whoever has the
   * authenticator has not lost it; a recovery code says nothing of it, so its owner decides. In the caller's transaction.
   */
  async cancelAfter(factorCode: string, owner: Owner): Promise<void> {
    if (isAuthenticatorCode(factorCode)) await this.cancelOpen(owner);
  }

  /**
   * Cancels the open reset of an authenticator, and tells the owner, so that no stranger hides it. In the caller's
   * transaction.
   * @returns whether there was one
   */
  async cancelOpen({ person, address }: Owner): Promise<boolean> {
    const member = await this.lockMember(person);
    const [reset] = await this.database.query<StoredReset>(
      `${SELECT} where member = $1 and status in ('proposed', 'waiting') for update`,
      [person],
    );
    if (!reset) return false;
    await this.end(reset, member, 'cancelled');
    await this.notifications.enqueue(member, 'factor-reset-cancelled', 'mail');
    await this.notifications.enqueue(member, 'factor-reset-cancelled', 'sms');
    await this.record(member, `member ${person}`, address, 'factor-reset.cancelled');
    return true;
  }

  /** Switches the authenticator off where the reset is due; nothing where it was cancelled meanwhile. */
  async carryOut(id: string): Promise<void> {
    const found = await this.find(id);
    if (!found) return;
    await this.database.transaction(async () => {
      const member = await this.lockMember(found.member);
      const reset = await this.find(id, 'for update');
      if (reset?.status !== 'waiting' || !reset.dueAt || reset.dueAt > this.clock.now()) return;
      await this.end(reset, member, 'done');
      if (!(await this.authenticators.isActive(member.id))) return;
      await this.authenticators.remove(member.id);
      const { recoveryWaitHours } = this.brands.byId(reset.brand).settings.identity.login;
      await this.members.holdOutgoing(member.id, recoveryWaitHours);
      await this.notifications.enqueue(member, 'authenticator-off', 'mail');
      await this.notifications.enqueue(member, 'authenticator-off', 'sms');
      await this.record(member, 'system', undefined, 'factor-reset.carried-out');
    });
  }

  private async move(
    operator: Operator,
    id: string,
    work: (reset: StoredReset, member: Member) => Promise<void>,
  ): Promise<void> {
    const found = await this.find(id);
    if (found?.brand !== operator.brand) throw new AppError(platformErrors.error_not_found);
    await this.selfDealing.assertMayActOn(operator.id, [found.member]);
    await this.database.transaction(async () => {
      const member = await this.lockMember(found.member);
      const reset = await this.find(id, 'for update');
      if (reset) await work(reset, member);
    });
  }

  private async insert(id: string, member: string, operator: Operator, reason: string): Promise<void> {
    try {
      await this.database.query(
        `insert into authentication.factor_reset (id, brand, member, reason, status, proposed_by, proposed_at)
         values ($1, $2, $3, $4, 'proposed', $5, $6)`,
        [id, operator.brand, member, reason, operator.id, this.clock.now()],
      );
    } catch (error) {
      if (sqlState(error) === UNIQUE_VIOLATION)
        throw new AppError(authenticationErrors.error_factor_reset_open);
      throw error;
    }
  }

  private async end(
    { id }: StoredReset,
    member: Member,
    status: 'done' | 'cancelled' | 'dropped',
  ): Promise<void> {
    await this.database.query(
      'update authentication.factor_reset set status = $2, ended_at = $3 where id = $1',
      [id, status, this.clock.now()],
    );
    await this.changed(member);
  }

  private async find(id: string, lock: '' | 'for update' = ''): Promise<StoredReset | undefined> {
    const [reset] = await this.database.query<StoredReset>(`${SELECT} where id = $1 ${lock}`, [id]);
    return reset;
  }

  private lockMember(id: string): Promise<Member> {
    return this.database.manager.findOneOrFail(Member, {
      where: { id },
      lock: { mode: 'for_no_key_update' },
    });
  }

  private async changed({ id, brand }: Member): Promise<void> {
    await this.events.append(memberUpdated, id, brand, { changed: 'authenticator' });
  }

  private async record(
    { id, brand }: Member,
    actor: string,
    address: string | undefined,
    action: string,
    after?: object,
  ): Promise<void> {
    await this.audit.record({ brand, actor, action, subject: `member ${id}`, address, after });
  }
}

const SELECT = `select id, brand, member, status, proposed_by as "proposedBy", due_at as "dueAt"
  from authentication.factor_reset`;

const isOpen = (status: FactorResetState) => status === 'proposed' || status === 'waiting';
const actorOf = ({ id }: Operator) => `operator ${id}`;
