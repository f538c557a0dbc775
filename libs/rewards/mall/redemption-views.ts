import { Injectable } from '@nestjs/common';
import { toWire } from '#libs/money/amount';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { type ClaimHolder, claimHolder } from '#libs/platform/transitions/operator-claim';
import { BrandRegistry } from '#libs/site/index';
import { type Redemption, type RedemptionCase, type RedemptionState, textIn } from '../common/mall.js';
import type { RedemptionRow } from './redemption.entity.js';

/** A claim ends when its holder has not acted on the redemption for this long. */
const CLAIM_IDLE_MS = 30 * 60_000;

interface StepRow {
  redemption: string;
  status: RedemptionState;
  at: Date;
  by: string;
  reason: string | null;
}

/** Describes redemptions to members and operators. */
@Injectable()
export class RedemptionViews {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
  ) {}

  /** In the order of the rows, each with its timeline. */
  async forMember(rows: RedemptionRow[]): Promise<Redemption[]> {
    const steps = await this.steps(rows.map(({ id }) => id));
    return rows.map((row) => ({
      ...this.shared(row),
      timeline: steps
        .filter(({ redemption }) => redemption === row.id)
        .map(({ status, at }) => ({ status, at: at.toISOString() })),
    }));
  }

  forOperators(row: RedemptionRow): RedemptionCase {
    const { member, account, names, waitingSince } = row;
    return {
      ...this.shared(row),
      member,
      account,
      name: textIn(names, this.brands.byId(row.brand).settings.defaultLanguage) ?? '',
      waitingSince: waitingSince.toISOString(),
      claimedBy: this.holder(row),
    };
  }

  /** The oldest first. */
  steps(ids: string[]): Promise<StepRow[]> {
    return this.database.query<StepRow>(
      'select redemption, status, at, by, reason from rewards.redemption_step where redemption = any($1::uuid[]) order by redemption, no',
      [ids],
    );
  }

  /** The operator who has it now, or `null`. */
  holder(row: RedemptionRow): ClaimHolder | null {
    return claimHolder(row, this.idleSince());
  }

  idleSince(): Date {
    return new Date(this.clock.now().getTime() - CLAIM_IDLE_MS);
  }

  private shared(row: RedemptionRow): Omit<Redemption, 'timeline'> {
    const { currency } = this.brands.byId(row.brand).settings;
    return {
      id: row.id,
      referenceNo: row.id,
      applicationTime: row.createdAt.toISOString(),
      type: row.type,
      names: row.names,
      quantity: row.quantity,
      amount: row.amount === null ? null : toWire(row.amount, currency),
      unit: currency,
      pointsRequired: Number(row.points),
      amountRequired: toWire(row.amountRequired, currency),
      isReward: row.reward !== null,
      status: row.status,
      remark: row.remark,
    };
  }
}
