import { Injectable } from '@nestjs/common';
import { type Period, weekdayOf } from '#libs/platform/clock/periods';
import { Database } from '#libs/platform/database/database';
import { type CampaignTerms, type CampaignTrigger, campaignTerms } from '../common/campaign.js';

/** A campaign with the terms of one of its published versions. */
export interface CampaignInForce {
  id: string;
  version: number;
  terms: CampaignTerms;
}

export interface EndedCampaign extends CampaignInForce {
  endedAt: Date;
}

export interface PublishedCampaign extends CampaignInForce {
  publishedAt: Date;
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

  /** Those that are over at `now`, by their schedule or because an operator has ended them, with their last terms; the last one first. */
  async ended(brand: string, trigger: CampaignTrigger['on'], now: Date): Promise<EndedCampaign[]> {
    const rows = await this.database.query<EndedCampaign>(
      `select c.id, v.version, v.terms, e.at as "endedAt" from rewards.campaign c
       join rewards.campaign_version v on v.campaign = c.id and v.version = c.published_version
       cross join lateral (select least(
         (v.terms->'schedule'->>'endsAt')::timestamptz, case when c.status = 'ended' then c.changed_at end) as at) e
       where c.brand = $1 and v.terms->'trigger'->>'on' = $2 and e.at <= $3
         and e.at > (v.terms->'schedule'->>'startsAt')::timestamptz
       order by e.at desc, c.id`,
      [brand, trigger, now],
    );
    return rows.map((row) => ({ ...row, terms: campaignTerms.parse(row.terms) }));
  }

  /**
   * Those that reward a period of this length, with the terms in force when it began, or with their first ones where they were published
   * later: changes count from the next period on. What was played before `publishedAt` counts for none.
   */
  async ofPeriod(brand: string, every: string, { start, end }: Period): Promise<PublishedCampaign[]> {
    const rows = await this.database.query<PublishedCampaign>(
      `select c.id, v.version, v.terms, v.published_at as "publishedAt" from rewards.campaign c
       join lateral (
         select version, terms, published_at from rewards.campaign_version where campaign = c.id and published_at < $4
         order by published_at > $3, abs(extract(epoch from published_at - $3)) limit 1
       ) v on v.terms->'trigger'->>'on' = 'period' and v.terms->'trigger'->>'every' = $2
       where c.brand = $1 and c.status = 'published' order by c.id`,
      [brand, every, start, end],
    );
    return rows.map((row) => ({ ...row, terms: campaignTerms.parse(row.terms) }));
  }

  /** Under whose terms members may have joined. */
  async versionsOf(campaign: string): Promise<PublishedCampaign[]> {
    const rows = await this.database.query<PublishedCampaign>(
      `select campaign as id, version, terms, published_at as "publishedAt" from rewards.campaign_version where campaign = $1 order by version`,
      [campaign],
    );
    return rows.map((row) => ({ ...row, terms: campaignTerms.parse(row.terms) }));
  }

  async isPublished(campaign: string): Promise<boolean> {
    const rows = await this.database.query(
      `select from rewards.campaign where id = $1 and status = 'published'`,
      [campaign],
    );
    return rows.length > 0;
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

/** Whether a moment lies in the schedule, which is half-open, on whatever day of the week. */
export function isRunning({ schedule: { startsAt, endsAt } }: CampaignTerms, at: Date): boolean {
  return Date.parse(startsAt) <= at.getTime() && (endsAt === null || at.getTime() < Date.parse(endsAt));
}

/** Whether the campaign counts what happens on the weekday of a moment, in `timeZone` (IANA). */
export function isOnWeekday({ schedule: { weekdays } }: CampaignTerms, at: Date, timeZone: string): boolean {
  return weekdays === null || weekdays.includes(weekdayOf(at, timeZone));
}
