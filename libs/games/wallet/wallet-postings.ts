import { Injectable } from '@nestjs/common';
import { MicroBatcher } from '#libs/platform/batch/micro-batcher';
import { Clock, databaseNow } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { Events, type WrittenEvent } from '#libs/platform/events/events';
import type { WalletReply } from '../common/wallet.calls.js';
import { WinnerBoard } from '../records/winner-board.js';
import { CURRENCY_DIGITS } from './house-items.js';
import type { WalletItem } from './wallet-item.js';

interface Applied {
  /** `null` if another session holds the lock on the wallet. */
  replies: (WalletReply | null)[];
  events: WrittenEvent[];
}

/** The hot path of money: posts bets, wins and rollbacks in batches; each item is applied fully or not at all. */
@Injectable()
export class WalletPostings {
  private readonly batcher = new MicroBatcher<WalletItem, WalletReply>({
    size: 256,
    // Two concurrent batches would be half as large, and each batch has a fixed cost.
    inFlight: 1,
    maxAlone: 4,
    keyOf: ({ brand, user }) => `${brand} ${user}`,
    apply: (items, wait) => this.apply(items, wait),
  });

  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly clock: Clock,
    private readonly board: WinnerBoard,
  ) {}

  /** Resolves after COMMIT. @throws Error if the database fails; then the item changed nothing */
  post(item: WalletItem): Promise<WalletReply> {
    return this.batcher.add(item);
  }

  private async apply(items: WalletItem[], wait: boolean): Promise<Applied['replies']> {
    const [row] = await this.database.statement<{ applied: Applied }>(
      `select games.apply_wallet($1::jsonb, ${databaseNow('$2')}, $3::jsonb, $4) as applied`,
      [JSON.stringify(items), this.clock.offsetMs, CURRENCY_DIGITS, wait],
      (rows) => this.publish(items, rows[0]?.applied.events ?? []),
    );
    if (!row) throw new Error('apply_wallet answers with a row');
    return row.applied.replies;
  }

  private publish(items: WalletItem[], events: WrittenEvent[]): void {
    this.events.publish(events);
    const brands = new Map(items.map(({ user, brand }) => [user, brand]));
    this.board.onEvents(events, (person) => brands.get(person));
  }
}
