import { Injectable } from '@nestjs/common';
import { Audit } from '#libs/platform/audit/audit';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import {
  type ActingOperator,
  type ActorContext,
  operatorActor,
} from '#libs/platform/transitions/actor-context';
import { operatorAuditEntry } from '#libs/platform/transitions/operator-audit-entry';
import { RewardGuard } from '#libs/safer-play/index';
import { Entitlement } from '../campaigns/entitlement.entity.js';
import { EntitlementLifecycle } from '../campaigns/entitlement.lifecycle.js';
import { ApplicationRows } from './application-rows.js';

const ONE_VIEW_MS = 3_600_000;

/**
 * What operators do with applications, each act in a transaction of its own.
 * @throws AppError 403 for the own account, 404, 409 while another operator has it, or in another state
 */
@Injectable()
export class ApplicationOperatorService {
  constructor(
    private readonly database: Database,
    private readonly guard: RewardGuard,
    private readonly audit: Audit,
    private readonly rows: ApplicationRows,
    private readonly entitlements: EntitlementLifecycle,
  ) {}

  /** No other operator decides about it, for 30 minutes after the last act. */
  take(operator: ActingOperator, id: string): Promise<void> {
    return this.onLocked(operator, id, (row, actor) => this.entitlements.applyMove(row, 'TAKE', {}, actor));
  }

  /** Gives it back to all. */
  drop(operator: ActingOperator, id: string): Promise<void> {
    return this.onLocked(operator, id, (row, actor) => this.entitlements.applyMove(row, 'DROP', {}, actor));
  }

  /** Gives the reward, or lets the member claim it. @throws AppError as `EntitlementLifecycle.approve` */
  approve(operator: ActingOperator, id: string): Promise<void> {
    return this.onLocked(operator, id, (row, actor) => this.entitlements.approve(row, actor));
  }

  /** The member reads the reason, and may apply again while tries are left. */
  reject(operator: ActingOperator, id: string, reason: string): Promise<void> {
    return this.onLocked(operator, id, (row, actor) =>
      this.entitlements.applyMove(row, 'REJECT', { reason }, actor),
    );
  }

  /** Records who has seen it, once an hour for each operator and image. @throws AppError 404 */
  async image(operator: ActingOperator, id: string, image: string): Promise<{ type: string; data: string }> {
    await this.find(operator, id);
    const found = await this.rows.image(id, image);
    const entry = operatorAuditEntry(operator, 'application-image.viewed', `application image ${image}`);
    await this.audit.recordOnce({ ...entry, after: { reward: id } }, ONE_VIEW_MS);
    return found;
  }

  /** Lock order: the member's wallets, the reward. */
  private onLocked(
    operator: ActingOperator,
    id: string,
    work: (row: Entitlement, actor: ActorContext) => Promise<void>,
  ): Promise<void> {
    return this.database.transaction(async () => {
      const { member } = await this.find(operator, id);
      await this.guard.lock(member);
      const row = await this.entitlements.lock(id);
      if (row) await work(row, operatorActor(operator));
    });
  }

  private async find({ brand }: ActingOperator, id: string): Promise<Entitlement> {
    const row = await this.database.manager.findOneBy(Entitlement, { brand, id });
    if (!row?.heldAt || row.triesLeft === null) throw new AppError(platformErrors.error_not_found);
    return row;
  }
}
