import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { periodOf } from '#libs/platform/clock/periods';
import { Database } from '#libs/platform/database/database';
import { BrandRegistry } from '#libs/site/index';
import type { CampaignTrigger } from '../common/campaign.js';
import { SHARING_NETWORK } from './shared-accounts.js';

/** What a new member is rewarded for. */
const OF_NEW_MEMBERS: readonly CampaignTrigger['on'][] = ['registered', 'verified'];

export const isOfNewMembers = (on: CampaignTrigger['on']): boolean => OF_NEW_MEMBERS.includes(on);

/** Finds many new members of one network, who may be one person. */
@Injectable()
export class NewMemberNetworks {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly clock: Clock,
  ) {}

  /**
   * Other members of the member's networks who had a reward of new members on this day of the brand's time zone, or one that is held, where
   * they are as many as the brand rewards in a day; none else. Such rewards of a brand are given one after another until COMMIT.
   */
  async othersOfToday({ brand, member }: { brand: string; member: string }): Promise<string[]> {
    const { rewards, timeZone } = this.brands.byId(brand).settings;
    const most = rewards.promotions.newMembersPerNetwork;
    if (most === 0) return [];
    await this.database.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `new members ${brand}`,
    ]);
    const rows = await this.database.query<{ member: string }>(
      `select distinct e.member from rewards.entitlement e
       join rewards.campaign_version v on v.campaign = e.campaign and v.version = e.version and v.terms->'trigger'->>'on' = any ($4::text[])
       where e.brand = $2 and e.created_at >= $3 and e.status <> 'joined' and e.member in (${SHARING_NETWORK}) order by 1`,
      [member, brand, periodOf('D', this.clock.now(), timeZone).start, OF_NEW_MEMBERS],
    );
    return rows.length < most ? [] : rows.map((row) => row.member);
  }
}
