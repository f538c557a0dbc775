import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import { type ActingOperator, operatorActor } from '#libs/platform/transitions/actor-context';
import { RewardGuard } from '#libs/safer-play/index';
import { Entitlement } from '../campaigns/entitlement.entity.js';
import { EntitlementLifecycle } from '../campaigns/entitlement.lifecycle.js';
import { isReferral } from '../referral/referral-rewards.js';

/** Rewards that are held for an operator, each decision in a transaction of its own. */
@Injectable()
export class HeldRewards {
  constructor(
    private readonly database: Database,
    private readonly guard: RewardGuard,
    private readonly entitlements: EntitlementLifecycle,
  ) {}

  /** Gives it, or lets the member claim it, and so with what is held for the same referral. @throws AppError as `EntitlementLifecycle.approve`, and 404 */
  approve(operator: ActingOperator, id: string): Promise<void> {
    const actor = operatorActor(operator);
    return this.decide(operator, id, (row) => this.entitlements.approve(row, actor));
  }

  /** The reason is kept for operators; members do not see it. @throws AppError 403 for an own account, 404, 409 if it was decided before */
  reject(operator: ActingOperator, id: string, reason: string): Promise<void> {
    const actor = operatorActor(operator);
    return this.decide(operator, id, (row) => this.entitlements.applyMove(row, 'REJECT', { reason }, actor));
  }

  /** Lock order: wallets by member, rewards by id. */
  private decide(
    { brand }: ActingOperator,
    id: string,
    decision: (row: Entitlement) => Promise<void>,
  ): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const row = await manager.findOneBy(Entitlement, { brand, id });
      if (!row?.heldAt || row.triesLeft !== null) throw new AppError(platformErrors.error_not_found);
      const { occurrence } = row;
      const held = isReferral(occurrence)
        ? await manager.findBy(Entitlement, { brand, occurrence, status: 'process' })
        : [];
      const members = new Set([row, ...held].map(({ member }) => BigInt(member)));
      for (const member of [...members].sort((one, other) => (one < other ? -1 : 1)))
        await this.guard.lock(String(member));
      const locked = await manager.find(Entitlement, {
        where: { id: In([row, ...held].map((each) => each.id)) },
        order: { id: 'asc' },
        lock: { mode: 'pessimistic_write' },
      });
      // What another operator has decided meanwhile is refused by the chart.
      for (const each of locked) if (each.id === id || each.status === 'process') await decision(each);
    });
  }
}
