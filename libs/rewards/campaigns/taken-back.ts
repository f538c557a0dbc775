import { Injectable, type OnModuleInit } from '@nestjs/common';
import { depositReversed } from '#libs/cashier/common/deposit.events';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import { SYSTEM } from '#libs/platform/transitions/actor-context';
import { BarChanges } from '#libs/safer-play/index';
import { Bonuses } from '#libs/wagering/index';
import { FreeRoundOffers } from '../free-rounds/free-round-offers.js';
import { BoardCounting } from '../leaderboards/board-counting.js';
import { EntitlementLifecycle } from './entitlement.lifecycle.js';

/**
 * Takes back what has lost its reason, in the transaction of the reason: rewards that a member who is barred could claim, and places on
 * leaderboards, and rewards of a deposit that was reversed, whoever has them. A bonus that is played with ends, and its money goes back to the house; free
 * rounds can no longer be played; what has become own money stays.
 */
@Injectable()
export class TakenBack implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly bars: BarChanges,
    private readonly entitlements: EntitlementLifecycle,
    private readonly bonuses: Bonuses,
    private readonly freeRounds: FreeRoundOffers,
    private readonly boards: BoardCounting,
  ) {}

  onModuleInit(): void {
    this.bars.onBarred(async ({ brand, member }) => {
      // First, since who ends a board locks it before what its prizes need.
      await this.boards.leave(brand, member);
      await this.entitlements.closeAll(member);
      await this.freeRounds.revokeAll(member);
    });
    this.events.on(depositReversed, (member, { id }) => this.takeBackOf(member, id));
  }

  private async takeBackOf(member: string, deposit: string): Promise<void> {
    const rows = await this.database.query<{ id: string }>(
      `select id from rewards.entitlement where deposit = $2 or member = $1 and occurrence = $3 order by id`,
      [member, deposit, `deposit:${deposit}`],
    );
    for (const { id } of rows) {
      const row = await this.entitlements.lock(id);
      if (row?.status === 'claimable' || row?.status === 'process')
        await this.entitlements.applyMove(row, 'CLOSE', {}, SYSTEM);
      else {
        await this.bonuses.cancel({ source: 'reward', reference: id });
        await this.freeRounds.revoke(id, { pays: false });
      }
    }
  }
}
