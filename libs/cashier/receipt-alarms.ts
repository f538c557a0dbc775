import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import type { PayoutRef } from './withdrawal-job-kinds.js';
import { WithdrawalMoves } from './withdrawal-moves.js';

/**
 * What happens when a time of a payout has come. Each looks again under the lock: it does nothing where the member was
 * first, where the tranche was sent anew, or where it is too early.
 */
@Injectable()
export class ReceiptAlarms {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly moves: WithdrawalMoves,
  ) {}

  async remind(payout: PayoutRef): Promise<void> {
    await this.database.transaction(async () => {
      const found = await this.waiting(payout);
      if (!found?.tranche.remindAt || found.tranche.remindAt > this.clock.now()) return;
      await this.moves.remind(found.withdrawal, found.tranche);
    });
  }

  async autoReceive(payout: PayoutRef): Promise<void> {
    await this.database.transaction(async () => {
      const found = await this.waiting(payout);
      if (!found || found.tranche.deadlineAt > this.clock.now()) return;
      await this.moves.autoReceive(found.withdrawal, found.tranche);
    });
  }

  /** Withdrawal and tranche, locked, where this payout still waits for its answer. */
  private async waiting({ withdrawal: id, tranche: no, attempt }: PayoutRef) {
    const withdrawal = await this.moves.lock(id);
    if (!withdrawal) return null;
    const tranche = await this.moves.tranche(withdrawal, no);
    return tranche?.status === 'sent' && tranche.attempt === attempt ? { withdrawal, tranche } : null;
  }
}
