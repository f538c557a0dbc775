import { Injectable, type OnModuleInit } from '@nestjs/common';
import { depositCredited, depositFailed } from '#libs/cashier/common/deposit.events';
import { DepositReports } from '#libs/cashier/index';
import { Events } from '#libs/platform/events/events';
import { Boards } from '#libs/platform/push/boards';
import { type QueueCounts, queueChanged } from './common/queue.events.js';

/** Tells operators that their queue has changed, from whatever process changed it. */
@Injectable()
export class QueueBoard implements OnModuleInit {
  constructor(
    private readonly boards: Boards,
    private readonly events: Events,
    private readonly deposits: DepositReports,
  ) {}

  onModuleInit(): void {
    this.boards.draw(queueChanged, (brand) => this.counts(brand));
    for (const push of [depositCredited, depositFailed])
      this.events.on(push, async (_member, _data, brand) => this.changed(brand));
  }

  async counts(brand: string): Promise<QueueCounts> {
    return { deposits: { review: await this.deposits.count(brand) } };
  }

  /** After COMMIT, and not at all after a rollback. */
  changed(brand: string): void {
    this.boards.changed(queueChanged, brand);
  }
}
