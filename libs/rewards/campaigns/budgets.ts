import { Injectable } from '@nestjs/common';
import { parseAmount } from '#libs/money/amount';
import { digitsOf } from '#libs/money/currency';
import { Database } from '#libs/platform/database/database';
import { BrandRegistry } from '#libs/site/index';
import type { CampaignTerms } from '../common/campaign.js';
import { unitCost } from './reward-sizes.js';

/**
 * What a campaign has spent. It is taken when a claim becomes possible, by one conditional update, and given back when the claim
 * lapses: no claim that a member sees fails for it.
 */
@Injectable()
export class Budgets {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
  ) {}

  /**
   * Takes the cost in minor units of so many claims, in the caller's transaction. False where that much is not left, since nothing is given in part, and where
   * the campaign was paused or has ended meanwhile.
   */
  async take(
    { campaign, brand, terms }: { campaign: string; brand: string; terms: CampaignTerms },
    cost: bigint,
    count = 1,
  ): Promise<boolean> {
    const { currency } = this.brands.byId(brand).settings;
    const { amount, claims } = terms.budget;
    const taken = await this.database.change(
      `update rewards.campaign set spent = spent + $2::bigint, claims = claims + $5::bigint
       where id = $1 and status = 'published' and ($3::bigint is null or spent + $2::bigint <= $3::bigint)
         and ($4::bigint is null or claims + $5::bigint <= $4::bigint)`,
      [campaign, String(cost), amount === null ? null : String(parseAmount(amount, currency)), claims, count],
    );
    return taken.count === 1;
  }

  async giveBack(campaign: string, cost: bigint, count = 1): Promise<void> {
    await this.database.query(
      'update rewards.campaign set spent = spent - $2, claims = claims - $3 where id = $1',
      [campaign, String(cost), count],
    );
  }

  /** The brand's published campaigns that may still give something: the least that is left is a minor unit. */
  async withSomethingLeft(brand: string): Promise<Set<string>> {
    const { currency } = this.brands.byId(brand).settings;
    const rows = await this.database.query<{ id: string }>(
      `select c.id from rewards.campaign c
       join rewards.campaign_version v on v.campaign = c.id and v.version = c.published_version
       where c.brand = $1 and c.status = 'published'
         and coalesce(c.spent < (v.terms->'budget'->>'amount')::numeric * $2, true)
         and coalesce(c.claims < (v.terms->'budget'->>'claims')::bigint, true)`,
      [brand, 10 ** digitsOf(currency)],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** What a reward costs, in minor units: points by their worth, free rounds by their stakes. */
  costOf(brand: string, reward: CampaignTerms['reward'], amount: bigint): bigint {
    return amount * unitCost(reward, this.brands.byId(brand).settings);
  }
}
