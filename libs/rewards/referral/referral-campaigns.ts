import { Injectable } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import { BrandRegistry } from '#libs/site/index';
import { isOnWeekday, isRunning, type PublishedCampaign } from '../campaigns/running-campaigns.js';
import { campaignTerms } from '../common/campaign.js';

/** Finds the campaigns that count for a referral. */
@Injectable()
export class ReferralCampaigns {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
  ) {}

  /**
   * Those that are published, with the terms that were in force when the member registered. One whose schedule did not run then, or that
   * was not published yet, does not count for it.
   */
  async of({ brand, registeredAt }: { brand: string; registeredAt: Date }): Promise<PublishedCampaign[]> {
    const rows = await this.database.query<PublishedCampaign>(
      `select c.id, v.version, v.terms, v.published_at as "publishedAt" from rewards.campaign c
       join lateral (
         select version, terms, published_at from rewards.campaign_version where campaign = c.id and published_at <= $2
         order by version desc limit 1
       ) v on v.terms->'trigger'->>'on' = 'referral'
       where c.brand = $1 and c.status = 'published' order by c.id`,
      [brand, registeredAt],
    );
    const { timeZone } = this.brands.byId(brand).settings;
    return rows
      .map((row) => ({ ...row, terms: campaignTerms.parse(row.terms) }))
      .filter(({ terms }) => isRunning(terms, registeredAt) && isOnWeekday(terms, registeredAt, timeZone));
  }
}
