import { Injectable } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import type { PlanRate } from './common/wagering-plan.js';

export interface WageringPlan {
  /** The code by which requirements and bonuses name it. */
  id: string;
  /** For operators. */
  name: string;
  rates: PlanRate[];
}

/** The wagering plans of brands, which the set-up stores from their files. */
@Injectable()
export class WageringPlans {
  constructor(private readonly database: Database) {}

  /** By their names. */
  list(brand: string): Promise<WageringPlan[]> {
    return this.read(brand, null);
  }

  /** Null where the brand has no such plan. */
  async find(brand: string, id: string): Promise<WageringPlan | null> {
    const [plan] = await this.read(brand, id);
    return plan ?? null;
  }

  private read(brand: string, id: string | null): Promise<WageringPlan[]> {
    return this.database.query<WageringPlan>(
      `select p.code as id, p.name, coalesce(jsonb_agg(
           jsonb_build_object('gameType', r.type, 'classify', r.classify, 'percent', r.percent) order by r.type, r.classify)
           filter (where r.type is not null), '[]') as rates
       from wagering.plan p left join wagering.plan_rate r on r.brand = p.brand and r.plan = p.code
       where p.brand = $1 and ($2::text is null or p.code = $2) group by p.brand, p.code order by p.name, p.code`,
      [brand, id],
    );
  }
}
