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
   * Those that are published, by the moment of a registration: with the terms that were in force then. One whose schedule did not run
   * then, or that was not published yet, does not count for it.
   */
  async byMoment(brand: string): Promise<(registeredAt: Date) => PublishedCampaign[]> {
    const rows = await this.database.query<PublishedCampaign>(
      `select c.id, v.version, v.terms, v.published_at as "publishedAt" from rewards.campaign c
       join rewards.campaign_version v on v.campaign = c.id and v.terms->'trigger'->>'on' = 'referral'
       where c.brand = $1 and c.status = 'published' order by c.id, v.version desc`,
      [brand],
    );
    const versions = rows.map((row) => ({ ...row, terms: campaignTerms.parse(row.terms) }));
    const { timeZone } = this.brands.byId(brand).settings;
    return (registeredAt) =>
      versions
        .filter(({ publishedAt }) => publishedAt <= registeredAt)
        // The latest of each.
        .filter(({ id }, at, all) => all[at - 1]?.id !== id)
        .filter(({ terms }) => isRunning(terms, registeredAt) && isOnWeekday(terms, registeredAt, timeZone));
  }
}
