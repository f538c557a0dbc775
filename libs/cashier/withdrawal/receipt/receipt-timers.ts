import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { SYSTEM } from '#libs/platform/transitions/actor-context';
import { MaintenanceDeadlines } from '#libs/site/index';
import { WithdrawalLifecycle } from '../withdrawal.lifecycle.js';
import { WithdrawalTranches } from '../withdrawal-tranches.js';
import type { TrancheAttempt } from './receipt.job-definitions.js';

/**
 * Handles the reminders and deadlines of tranches. Each method checks again under the lock, and does nothing if the member
 * has answered, the tranche was resent, it is too early, or a maintenance suspends deadlines.
 */
@Injectable()
export class ReceiptTimers {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly lifecycle: WithdrawalLifecycle,
    private readonly tranches: WithdrawalTranches,
    private readonly suspensions: MaintenanceDeadlines,
  ) {}

  async remind(attempt: TrancheAttempt): Promise<void> {
    await this.database.transaction(async () => {
      const found = await this.findUnanswered(attempt);
      if (!found?.tranche.remindAt || found.tranche.remindAt > this.clock.now()) return;
      await this.lifecycle.remind(found.withdrawal, found.tranche);
    });
  }

  async autoReceive(attempt: TrancheAttempt): Promise<void> {
    await this.database.transaction(async () => {
      const found = await this.findUnanswered(attempt);
      if (!found || found.tranche.deadlineAt > this.clock.now()) return;
      const { withdrawal, tranche } = found;
      await this.lifecycle.applyMove(withdrawal, 'AUTO_RECEIVE', { tranche }, SYSTEM);
    });
  }

  /** The locked withdrawal and its tranche; `null` if this attempt was answered, or a maintenance suspends deadlines. */
  private async findUnanswered({ withdrawal: id, tranche: no, attempt }: TrancheAttempt) {
    const withdrawal = await this.lifecycle.lock(id);
    if (!withdrawal) return null;
    const tranche = await this.tranches.find(withdrawal, no);
    if (tranche?.status !== 'sent' || tranche.attempt !== attempt) return null;
    return (await this.suspensions.areSuspended(withdrawal.brand)) ? null : { withdrawal, tranche };
  }
}
