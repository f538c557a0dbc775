import { Injectable } from '@nestjs/common';
import { parseAmount, toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { divCeil } from '#libs/money/rounding';
import { Clock, databaseNow } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { BrandRegistry } from '#libs/site/index';
import type { OpenRequirement, RequirementKind } from './common/requirement.js';

/** What opens a requirement, with its id. Once for each. */
export interface RequirementSource {
  source: RequirementKind;
  reference: string;
}

export interface NewRequirement extends RequirementSource {
  brand: string;
  member: string;
  currency: Currency;
  /** Minor units: the amount that has to be staked `times` times. */
  base: bigint;
  /** Hundredths: 150 is one and a half times. */
  times: bigint;
  /** The code of the brand's wagering plan; without one every game counts whole. */
  plan?: string;
}

/**
 * What members have to stake before money may leave. The cashier opens requirements, and games meet them (in SQL, by
 * `wagering.count_rounds`); neither context uses the other.
 */
@Injectable()
export class Requirements {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
  ) {}

  /**
   * Opens a requirement of base x times, rounded up to a minor unit; does nothing for none, or for a source that has one. Joins
   * the caller's transaction, and locks the wallet.
   */
  async open(asked: NewRequirement): Promise<void> {
    const { brand, member, currency, source, reference, base, times, plan = null } = asked;
    const required = divCeil(base * times, 100n);
    if (required <= 0n) return;
    const { turnoverEndsBelow } = this.brands.byId(brand).settings.withdrawals;
    const zeroBelow = parseAmount(turnoverEndsBelow, currency);
    const amounts = [base, required].map(String);
    await this.database.query(
      `select wagering.open_requirement($1, $2, $3, $4, $5, $6, $7, $8, $9, ${databaseNow('$10')})`,
      [brand, member, currency, source, reference, ...amounts, plan, String(zeroBelow), this.clock.offsetMs],
    );
  }

  /** Ends what its cause no longer justifies. Joins the caller's transaction, and locks the wallet. */
  async cancel({ source, reference }: RequirementSource): Promise<void> {
    await this.database.query(`select wagering.cancel_requirement($1, $2, ${databaseNow('$3')})`, [
      source,
      reference,
      this.clock.offsetMs,
    ]);
  }

  /** What has to be staked before the whole wallet is free, in minor units. */
  async left(member: string, currency: Currency): Promise<bigint> {
    const [row] = await this.database.query<{ left: string }>(
      `select coalesce(sum(required - done_e4 / 10000), 0) as left from wagering.requirement
       where member = $1 and currency = $2 and lane = 'own' and status = 'active'`,
      [member, currency],
    );
    return BigInt(row?.left ?? 0);
  }

  /** What is open, the oldest first: stakes count towards it in this order. */
  async listOpen(member: string, currency: Currency): Promise<OpenRequirement[]> {
    const rows = await this.database.query<{
      id: string;
      source: RequirementKind;
      required: string;
      left: string;
      openedAt: Date;
    }>(
      `select id, source, required, required - done_e4 / 10000 as left, opened_at as "openedAt" from wagering.requirement
       where member = $1 and currency = $2 and lane = 'own' and status = 'active' order by id`,
      [member, currency],
    );
    return rows.map(({ id, source, required, left, openedAt }) => ({
      id,
      source,
      required: toWire(BigInt(required), currency),
      left: toWire(BigInt(left), currency),
      openedAt: openedAt.toISOString(),
    }));
  }
}
