import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import type { LoggedIn } from '#libs/platform/http/caller';
import { RewardCounts } from '../campaigns/reward-counts.js';
import { RedemptionLifecycle } from './redemption.lifecycle.js';

/** Redemptions that operators have changed, and their members have not seen since: the badge of rewards counts them. */
@Injectable()
export class RedemptionNews implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly counts: RewardCounts,
    private readonly lifecycle: RedemptionLifecycle,
  ) {}

  onModuleInit(): void {
    this.lifecycle.onDecided(async (row) => {
      await this.database.query('update rewards.redemption set unseen = true where id = $1', [row.id]);
      await this.counts.count(row);
    });
  }

  /** The member has opened the list of redemptions. */
  markSeen({ person: member, brand }: LoggedIn): Promise<Record<string, never>> {
    return this.database.transaction(async () => {
      const { count } = await this.database.change(
        'update rewards.redemption set unseen = false where member = $1 and unseen',
        [member],
      );
      if (count > 0) await this.counts.count({ member, brand });
      return {};
    });
  }
}
