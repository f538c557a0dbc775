import { Injectable } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import { type CampaignTerms, type CampaignTrigger, campaignTerms } from '../common/campaign.js';

/** A campaign with the terms of one of its published versions. */
export interface CampaignInForce {
  id: string;
  version: number;
  terms: CampaignTerms;
}

/** Reads published terms. */
@Injectable()
export class RunningCampaigns {
  constructor(private readonly database: Database) {}

  /** Those of the brand that are published now, in whatever time of their schedule; with `trigger` those that wait for it. */
  async list(brand: string, trigger?: CampaignTrigger['on']): Promise<CampaignInForce[]> {
    const rows = await this.database.query<CampaignInForce>(
      `select c.id, v.version, v.terms from rewards.campaign c
       join rewards.campaign_version v on v.campaign = c.id and v.version = c.published_version
       where c.brand = $1 and c.status = 'published' and ($2::text is null or v.terms->'trigger'->>'on' = $2)
       order by v.terms->'schedule'->>'startsAt' desc, c.id`,
      [brand, trigger ?? null],
    );
    return rows.map((row) => ({ ...row, terms: campaignTerms.parse(row.terms) }));
  }

  /** @throws Error for a version that was never published */
  async termsOf(campaign: string, version: number): Promise<CampaignTerms> {
    const [row] = await this.database.query<{ terms: unknown }>(
      'select terms from rewards.campaign_version where campaign = $1 and version = $2',
      [campaign, version],
    );
    return campaignTerms.parse(row?.terms);
  }
}

/** Whether a moment lies in the schedule, which is half-open. */
export function isRunning({ schedule: { startsAt, endsAt } }: CampaignTerms, at: Date): boolean {
  return Date.parse(startsAt) <= at.getTime() && (endsAt === null || at.getTime() < Date.parse(endsAt));
}
