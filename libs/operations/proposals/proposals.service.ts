import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { authenticationErrors } from '#libs/authentication/common/authentication.errors';
import { OperatorAuthenticator, Operators } from '#libs/authentication/index';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import { platformErrors } from '#libs/platform/common/errors';
import { Database, sqlState } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { declarePermission } from '#libs/platform/http/permissions';
import { WakeUps } from '#libs/platform/push/wake-ups';
import { operatorAuditEntry } from '#libs/platform/transitions/operator-audit-entry';
import type { SettingReach } from '#libs/site/common/setting-reach';
import { operationsErrors } from '../common/operations.errors.js';
import { QueueBoard } from '../queue-board.js';
import type { ProposedAct } from './proposed-act.js';

const HOUR_MS = 3_600_000;
/** How long a proposal waits for a second operator. */
const OPEN_HOURS = 72;
const UNIQUE_VIOLATION = '23505';

interface Stored {
  id: string;
  brand: string;
  act: string;
  payload: unknown;
  version: string;
  state: string;
  proposedBy: string;
  /** The account. */
  proposer: string;
  reason: string;
  proposedBrowser: string | null;
  expiresAt: Date;
}

type Decision = 'approved' | 'rejected' | 'withdrawn' | 'expired';

/** Acts that one operator proposes and another person approves, for which they then run. */
@Injectable()
export class Proposals {
  // biome-ignore lint/suspicious/noExplicitAny: each act has a payload of its own, which its schema checks
  private readonly acts = new Map<string, ProposedAct<any>>();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly wakeUps: WakeUps,
    private readonly authenticator: OperatorAuthenticator,
    private readonly operators: Operators,
    private readonly queue: QueueBoard,
  ) {}

  /** @throws Error for a second act of the name */
  register<Payload>(act: ProposedAct<Payload>): void {
    if (this.acts.has(act.name)) throw new Error(`the act ${act.name} is registered twice`);
    this.acts.set(act.name, act);
    declarePermission(act.confirmPermission);
  }

  /** @throws Error for an unknown act: rows name acts that some program registered */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  actOf(name: string): ProposedAct<any> {
    const act = this.acts.get(name);
    if (!act) throw new Error(`no act ${name}`);
    return act;
  }

  /** @returns the proposal's id. @throws AppError as `prepare` of the act does; 409 where the same is proposed already */
  propose<Payload>(
    operator: OperatorCaller,
    act: ProposedAct<Payload>,
    payload: Payload,
    reason: string,
  ): Promise<string> {
    const id = randomUUID();
    const { brand } = operator;
    const now = this.clock.now();
    return this.database.transaction(async () => {
      const { version, before, after } = await act.prepare(brand, payload);
      if (isDeepStrictEqual(before, after)) throw new AppError(platformErrors.error_nothing_changed);
      const browser = await this.operators.browserOf(operator.session);
      try {
        await this.database.query(
          `insert into operations.proposal
             (id, brand, act, confirm_permission, subject, payload, before, after, version, reason, proposed_by, proposed_browser, proposed_at, expires_at)
           values ($1, $2, $3, $4, $5, $6::jsonb, $7::jsonb, $8::jsonb, $9, $10, $11, $12, $13, $14)`,
          [
            id,
            brand,
            act.name,
            act.confirmPermission,
            act.subjectOf(payload),
            JSON.stringify(payload),
            JSON.stringify(before),
            JSON.stringify(after),
            version,
            reason,
            operator.id,
            browser,
            now,
            new Date(now.getTime() + OPEN_HOURS * HOUR_MS),
          ],
        );
      } catch (error) {
        if (sqlState(error) === UNIQUE_VIOLATION) throw new AppError(operationsErrors.error_proposal_open);
        throw error;
      }
      await this.record(operator, id, 'proposed', { act: act.name, before, after, reason });
      this.queue.changed(brand);
      this.database.afterCommit(() => this.wakeUps.send({ kind: 'due' }));
      return id;
    });
  }

  /** Whom and what an act touches that was proposed, counted now. @throws AppError 404 */
  async reach(brand: string, id: string): Promise<SettingReach[]> {
    const [proposal] = await this.database.query<Pick<Stored, 'act' | 'payload'>>(
      'select act, payload from operations.proposal where brand = $1 and id = $2',
      [brand, id],
    );
    if (!proposal) throw new AppError(platformErrors.error_not_found);
    const act = this.actOf(proposal.act);
    return (await act.reach?.(brand, act.payload.parse(proposal.payload))) ?? [];
  }

  /**
   * Runs the act with the stored payload.
   * @throws AppError 403 without the permission; 404; 409 for the own proposal, one that is over, or a changed subject
   */
  approve(operator: OperatorCaller, id: string): Promise<void> {
    return this.decide(operator, id, 'approved', async (proposal) => {
      const act = this.actOf(proposal.act);
      await this.assertAnotherPerson(operator, proposal);
      const permissions = await this.authenticator.permissionsOf(proposal.proposedBy);
      if (!permissions.has(act.permission)) throw new AppError(operationsErrors.error_proposal_stale);
      const payload = act.payload.parse(proposal.payload);
      const { version } = await act.prepare(operator.brand, payload);
      if (version !== proposal.version) throw new AppError(operationsErrors.error_proposal_stale);
      const { proposedBy: id, proposer: account, reason } = proposal;
      await act.apply(operator, payload, { proposer: { id, account }, reason });
    });
  }

  /** @throws AppError 403 without the permission to confirm it; 404; 409 for the own one, or one that is over */
  reject(operator: OperatorCaller, id: string, reason: string): Promise<void> {
    return this.decide(
      operator,
      id,
      'rejected',
      async ({ proposedBy }) => {
        if (proposedBy === operator.id) throw new AppError(operationsErrors.error_proposal_own);
      },
      reason,
    );
  }

  /** @throws AppError 403 for another operator's; 404; 409 where it is over */
  withdraw(operator: OperatorCaller, id: string): Promise<void> {
    return this.decide(operator, id, 'withdrawn', async ({ proposedBy }) => {
      if (proposedBy !== operator.id) throw new AppError(platformErrors.error_forbidden);
    });
  }

  /** Ends a proposal that nobody decided in time; nothing where it was decided meanwhile. */
  async expire(id: string): Promise<void> {
    await this.database.transaction(async () => {
      const proposal = await this.lock(id);
      if (proposal?.state !== 'open' || proposal.expiresAt > this.clock.now()) return;
      await this.save(proposal, 'expired', null);
    });
  }

  private async decide(
    operator: OperatorCaller,
    id: string,
    decision: Decision,
    check: (proposal: Stored) => Promise<void>,
    reason?: string,
  ): Promise<void> {
    await this.database.transaction(async () => {
      const proposal = await this.lock(id);
      if (proposal?.brand !== operator.brand) throw new AppError(platformErrors.error_not_found);
      const { confirmPermission } = this.actOf(proposal.act);
      if (decision !== 'withdrawn' && !operator.permissions.has(confirmPermission))
        throw new AppError(authenticationErrors.error_permission_missing, {
          params: { permission: confirmPermission },
        });
      if (proposal.state !== 'open' || proposal.expiresAt <= this.clock.now())
        throw new AppError(operationsErrors.error_proposal_over);
      await check(proposal);
      await this.save(proposal, decision, operator.id, reason);
      await this.record(operator, id, decision, { act: proposal.act, reason });
    });
  }

  /** Neither a second account of the same person nor the same browser makes a second operator. */
  private async assertAnotherPerson(operator: OperatorCaller, proposal: Stored): Promise<void> {
    const browser = await this.operators.browserOf(operator.session);
    const sameBrowser = browser !== null && browser === proposal.proposedBrowser;
    if (proposal.proposedBy === operator.id || sameBrowser)
      throw new AppError(operationsErrors.error_proposal_own);
  }

  private async lock(id: string): Promise<Stored | undefined> {
    const [proposal] = await this.database.query<Stored>(
      `select p.id, p.brand, act, payload, p.version, state, reason, proposed_by as "proposedBy", o.account as proposer,
              proposed_browser as "proposedBrowser", expires_at as "expiresAt"
       from operations.proposal p join authentication.operator_view o on o.id = proposed_by
       where p.id = $1 for update of p`,
      [id],
    );
    return proposal;
  }

  private async save(
    { id, brand }: Stored,
    state: Decision,
    by: string | null,
    reason?: string,
  ): Promise<void> {
    await this.database.query(
      `update operations.proposal set state = $2, decided_by = $3, decided_at = $4, decision_reason = $5 where id = $1`,
      [id, state, by, this.clock.now(), reason ?? null],
    );
    this.queue.changed(brand);
  }

  private async record(
    operator: OperatorCaller,
    id: string,
    decision: 'proposed' | Decision,
    after: object,
  ): Promise<void> {
    await this.audit.record({
      ...operatorAuditEntry(operator, `proposal.${decision}`, `proposal ${id}`),
      after,
    });
  }
}
