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
  tags: string[];
}

/**
 * SQL: whether `m`, a row of `members.member_view`, may take part. `$first` and the five that follow are `eligibleValues`.
 */
export const isEligible = (first: number): string => {
  const [member, agents, agentTypes, levels, registeredFrom, tags] = [0, 1, 2, 3, 4, 5].map(
    (at) => `$${first + at}`,
  );
  return `m.status = 'active' and (m.type = ${member} or ${agents} and m.type = any (${agentTypes}::int[]))
    and (${levels}::int[] is null or m.vip_rank = any (${levels}::int[]))
    and (${registeredFrom}::timestamptz is null or m.registered_at >= ${registeredFrom})
    and (${tags}::text[] is null or exists (
      select from members.member_tag_view tagged where tagged.member = m.id and tagged.tag = any (${tags}::text[])))`;
};

export const eligibleValues = ({ eligibility: { agents, levels, registeredFrom, tags } }: CampaignTerms) => [
  MEMBER,
  agents,
  AGENT_TYPES,
  levels,
  registeredFrom,
  tags,
];

/** Who may take part in a campaign. Whether a member is barred from rewards is asked apart, under its lock. */
@Injectable()
export class Eligibility {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async candidate(member: string): Promise<Candidate | null> {
    const [row] = await this.database.query<Candidate>(
      `select type, status, vip_rank::int as level, registered_at as "registeredAt",
         array(select tag from members.member_tag_view t where t.member = m.id) as tags
       from members.member_view m where id = $1`,
      [member],
    );
    return row ?? null;
  }

  allows({ eligibility }: CampaignTerms, { type, status, level, registeredAt, tags }: Candidate): boolean {
    const { levels, agents, registeredFrom } = eligibility;
    if (status !== 'active' || isTrial(type)) return false;
    if (isAgent(type) && !agents) return false;
    if (levels !== null && !levels.includes(level)) return false;
    if (eligibility.tags !== null && !eligibility.tags.some((tag) => tags.includes(tag))) return false;
    return registeredFrom === null || registeredAt.getTime() >= Date.parse(registeredFrom);
  }

  /** How many members of the brand may take part now, but for those who are barred. It reads all of them. */
  async count(brand: string, terms: CampaignTerms): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `select count(*)::int as count from members.member_view m
       where brand = $1 and not exists (select from safer_play.barred($2) b where b.member = m.id) and ${isEligible(3)}`,
      [brand, this.clock.now(), ...eligibleValues(terms)],
    );
    return row?.count ?? 0;
  }
}
