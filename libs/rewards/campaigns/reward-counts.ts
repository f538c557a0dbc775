import { Injectable } from '@nestjs/common';
import { Counters, UnreadCounts } from '#libs/messaging/index';
import { Database } from '#libs/platform/database/database';

/**
 * The badges of the menu: what can be claimed, free rounds that were not begun and redemptions that have changed unseen, and apart from
 * them steps of missions that can be claimed.
 */
@Injectable()
export class RewardCounts {
  constructor(
    private readonly database: Database,
    private readonly counters: Counters,
    private readonly unread: UnreadCounts,
  ) {}

  /** Counts them anew, in the caller's transaction. */
  async count({ member, brand }: { member: string; brand: string }): Promise<void> {
    await this.unread.lock(member);
    const [row] = await this.database.query<
      Record<'rewards' | 'missions' | 'rounds' | 'redemptions', number>
    >(
      `select count(*) filter (where not m.mission)::int as rewards, count(*) filter (where m.mission)::int as missions,
         (select count(*)::int from rewards.free_round where member = $1 and due_at is not null and used = 0) as rounds,
         (select count(*)::int from rewards.redemption where member = $1 and unseen) as redemptions
       from rewards.entitlement e join rewards.campaign_version v on v.campaign = e.campaign and v.version = e.version
       cross join lateral (select v.terms->'trigger'->>'on' = 'measure' as mission) m
       where e.member = $1 and e.status = 'claimable'`,
      [member],
    );
    const { rewards = 0, missions = 0, rounds = 0, redemptions = 0 } = row ?? {};
    await this.counters.set(member, brand, 'rewards', rewards + rounds + redemptions);
    await this.counters.set(member, brand, 'missions', missions);
  }
}
