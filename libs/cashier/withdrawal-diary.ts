import { Injectable } from '@nestjs/common';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import type { DataOf } from '#libs/platform/common/push';
import { Database } from '#libs/platform/database/database';
import { BrandRegistry } from '#libs/site/index';
import type { withdrawalRequested } from './common/withdrawal.events.js';
import type { WithdrawalState } from './common/withdrawal-states.js';
import type { Withdrawal } from './withdrawal.entity.js';
import { WithdrawalRecord } from './withdrawal-record.js';

/** Who acts: a member, an operator or the system. */
export interface Act {
  /** As in the audit: `member 100001`. */
  actor: string;
  address?: string;
  /** Id of the operator, where one acts. */
  operator?: string;
}

export const SYSTEM: Act = { actor: 'system' };

/** What is written down of each move: timeline, audit, and what the pushes carry. */
@Injectable()
export class WithdrawalDiary {
  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
    private readonly record: WithdrawalRecord,
  ) {}

  /** A line of the timeline. `amount` in minor units, where it is about a part of the whole. */
  async step(withdrawal: Withdrawal, status: WithdrawalState, amount?: bigint): Promise<void> {
    await this.database.query(
      `insert into cashier.withdrawal_step (withdrawal, step, status, amount, at)
       select $1, coalesce(max(step), 0) + 1, $2, $3, $4 from cashier.withdrawal_step where withdrawal = $1`,
      [withdrawal.id, status, amount?.toString() ?? null, this.clock.now()],
    );
  }

  async note(
    withdrawal: Withdrawal,
    action: string,
    act: Act,
    before: object | undefined,
    after: object,
  ): Promise<void> {
    await this.audit.record({
      brand: withdrawal.brand,
      actor: act.actor,
      address: act.address,
      action: `withdrawal.${action}`,
      subject: `withdrawal ${withdrawal.id}`,
      before,
      after,
    });
  }

  /** Everything that a client shows, as a push carries it. */
  async told(withdrawal: Withdrawal): Promise<DataOf<typeof withdrawalRequested>> {
    const site = this.brands.byId(withdrawal.brand).settings.name;
    return { ...(await this.record.summary(withdrawal)), at: this.clock.now().toISOString(), site };
  }
}
