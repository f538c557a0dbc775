import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MessageKinds, Messages, UnreadCounts } from '#libs/messaging/index';
import { toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { Database } from '#libs/platform/database/database';
import { drawCorrectedMessage } from '../common/lottery.messages.js';
import type { DrawRow } from '../draws/draw-row.js';

/** A round that was paid by an earlier result. Minor units; `after` is what stays with the member. */
export interface CorrectedPayout {
  member: string;
  currency: Currency;
  before: bigint;
  after: bigint;
}

/** Writes to members whose payout a correction or a void draw has changed. */
@Injectable()
export class CorrectionNotices implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly kinds: MessageKinds,
    private readonly messages: Messages,
    private readonly inboxes: UnreadCounts,
  ) {}

  onModuleInit(): void {
    this.kinds.register([drawCorrectedMessage]);
  }

  /**
   * Locks what is locked before a member's `seq`, since the wallet takes that with its own locks: the wallets of all that money is taken back
   * from, by id, and then the inboxes of those who get a message.
   */
  async lock(
    brand: string,
    payouts: readonly CorrectedPayout[],
    takenBack: readonly { user: string }[],
  ): Promise<void> {
    await this.database.query('select lottery.lock_wallets($1, $2::bigint[])', [
      brand,
      takenBack.map(({ user }) => user),
    ]);
    const members = [...new Set(payouts.map(({ member }) => member))];
    for (const member of members.toSorted((one, other) => Number(one) - Number(other)))
      await this.inboxes.lock(member);
  }

  /** In the transaction that pays them. */
  async write(
    { id, brand, game, drawNo, status }: DrawRow,
    payouts: readonly CorrectedPayout[],
  ): Promise<void> {
    if (payouts.length === 0) return;
    const [about] = await this.database.query<{ names: Record<string, string>; reason: string | null }>(
      `select g.names, coalesce(d.void_note, r.reason) as reason from lottery.draw d join lottery.game g on g.brand = d.brand and g.code = d.game
       left join lottery.draw_result r on r.draw = d.id and r.revision = d.revision where d.id = $1`,
      [id],
    );
    if (!about) throw new Error(`draw ${id} has no game`);
    for (const { member, currency, before, after } of payouts)
      await this.messages.write(member, brand, drawCorrectedMessage, {
        gameCode: game,
        names: about.names,
        drawNo,
        isVoid: status === 'void',
        reason: about.reason ?? '',
        before: toWire(before, currency),
        after: toWire(after, currency),
        currency,
      });
  }
}
