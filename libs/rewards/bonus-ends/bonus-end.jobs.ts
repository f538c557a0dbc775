import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Messages } from '#libs/messaging/index';
import { Database } from '#libs/platform/database/database';
import { JobHandlers } from '#libs/platform/jobs/job-handlers';
import { EndedBonuses } from '#libs/wagering/index';
import { bonusEndedMessage } from '../common/rewards.messages.js';
import { notifyBonusEnds } from './bonus-end.job-definitions.js';

/** Bonuses in a transaction. Each message takes the lock of its member's figures. */
const AT_ONCE = 100;

/**
 * Writes a message for each bonus that has ended. Bonuses end in the SQL of the wallet, which writes no messages, so they are looked
 * for afterwards.
 */
@Injectable()
export class BonusEndJobs implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly handlers: JobHandlers,
    private readonly ended: EndedBonuses,
    private readonly messages: Messages,
  ) {}

  onModuleInit(): void {
    this.handlers.register(notifyBonusEnds, () => this.notifyAll());
  }

  async notifyAll(): Promise<void> {
    while ((await this.database.transaction(() => this.notifyNext())) === AT_ONCE);
  }

  private async notifyNext(): Promise<number> {
    const ended = await this.ended.take(AT_ONCE);
    // Members who give a bonus up are asked first, and see the result.
    for (const { brand, member, status, amount, paid, lost, currency } of ended)
      if (status !== 'given-up')
        await this.messages.write(member, brand, bonusEndedMessage, { status, amount, paid, lost, currency });
    return ended.length;
  }
}
