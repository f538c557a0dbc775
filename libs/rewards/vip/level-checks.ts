import { Injectable } from '@nestjs/common';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { ActingOperator } from '#libs/platform/transitions/actor-context';
import { operatorAuditEntry } from '#libs/platform/transitions/operator-audit-entry';
import { SelfDealingPolicy } from '#libs/platform/transitions/self-dealing-policy';
import { rewardErrors } from '../common/rewards.errors.js';
import { Earnings } from '../counting/earnings.js';
import { LevelCheckRows } from './level-check-rows.js';
import { VipLevels } from './vip-levels.js';

interface Row {
  member: string;
  level: number;
  status: string;
}

/** What operators decide about high VIP levels, each decision in a transaction of its own. */
@Injectable()
export class LevelChecks {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly policy: SelfDealingPolicy,
    private readonly rows: LevelCheckRows,
    private readonly levels: VipLevels,
    private readonly earnings: Earnings,
  ) {}

  /**
   * Lets the member rise to the level and to those below, now or whenever play reaches it again. A level that was refused can be confirmed
   * later.
   * @throws AppError 403 for an own account, 404, 409 where it is confirmed already
   */
  confirm(operator: ActingOperator, id: string, reason: string): Promise<void> {
    return this.decide(operator, id, { status: 'confirmed', from: ['waiting', 'refused'], reason });
  }

  /** The member keeps the present level; what it has paid stays. @throws AppError 403 for an own account, 404, 409 where it was decided */
  refuse(operator: ActingOperator, id: string, reason: string): Promise<void> {
    return this.decide(operator, id, { status: 'refused', from: ['waiting'], reason });
  }

  private decide(
    operator: ActingOperator,
    id: string,
    { status, from, reason }: { status: 'confirmed' | 'refused'; from: string[]; reason: string },
  ): Promise<void> {
    const { brand } = operator;
    return this.database.transaction(async () => {
      const [row] = await this.database.query<Row>(
        'select member, level::int as level, status from rewards.level_check where brand = $1 and id = $2 for update',
        [brand, id],
      );
      if (!row) throw new AppError(platformErrors.error_not_found);
      await this.policy.assertMayActOn(operator.id, [row.member]);
      if (!from.includes(row.status)) throw new AppError(rewardErrors.error_level_decided);
      await this.database.query(
        `update rewards.level_check set status = $4, decided_at = $5, decided_as = $6, reason = $7
         where id = $1 or $4 = 'confirmed' and member = $2 and level < $3 and status = 'waiting'`,
        [id, row.member, row.level, status, this.clock.now(), operator.account, reason],
      );
      const entry = operatorAuditEntry(operator, `level.${status}`, `member ${row.member}`);
      await this.audit.record({ ...entry, after: { level: row.level, reason } });
      if (status === 'confirmed') await this.levels.raise(brand, [row.member]);
      await this.earnings.publish(brand, [row.member]);
      this.rows.changed(brand);
    });
  }
}
