import { Injectable } from '@nestjs/common';
import { AGENT_TYPES, isAgent, isTrial, MEMBER } from '#libs/members/common/member-types';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import type { CampaignTerms } from '../common/campaign.js';

export interface Candidate {
  type: number;
  status: string;
  level: number;
  registeredAt: Date;
}

/** Who may take part in a campaign. Whether a member is barred from rewards is asked apart, under its lock. */
@Injectable()
export class Eligibility {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async candidate(member: string): Promise<Candidate | null> {
    const [row] = await this.database.query<Candidate>(
      `select type, status, vip_rank::int as level, registered_at as "registeredAt" from members.member_view where id = $1`,
      [member],
    );
    return row ?? null;
  }

  allows({ eligibility }: CampaignTerms, { type, status, level, registeredAt }: Candidate): boolean {
    const { levels, agents, registeredFrom } = eligibility;
    if (status !== 'active' || isTrial(type)) return false;
    if (isAgent(type) && !agents) return false;
    if (levels !== null && !levels.includes(level)) return false;
    return registeredFrom === null || registeredAt.getTime() >= Date.parse(registeredFrom);
  }

  /** How many members of the brand may take part now, but for those who are barred. It reads all of them. */
  async count(
    brand: string,
    { eligibility: { levels, agents, registeredFrom } }: CampaignTerms,
  ): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `select count(*)::int as count from members.member_view m
       where brand = $1 and status = 'active' and (type = $2 or $3 and type = any ($4::int[]))
         and ($5::int[] is null or vip_rank = any ($5::int[])) and ($6::timestamptz is null or registered_at >= $6)
         and not exists (select from safer_play.barred($7) b where b.member = m.id)`,
      [brand, MEMBER, agents, AGENT_TYPES, levels, registeredFrom, this.clock.now()],
    );
    return row?.count ?? 0;
  }
}
