import { Injectable } from '@nestjs/common';
import { Clock, databaseNow } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { Findings } from '../reconciliation/findings.js';
import type { TransferEnd } from '../vendors/transfer-vendor.js';
import { wholeMinorUnitsOf } from '../wallet/protocol-amount.js';
import { TRANSFER_COLUMNS, type TransferRow } from './transfer-row.js';
import { VendorWalletRows } from './vendor-wallet-rows.js';
import { WalletMoney } from './wallet-money.js';

/** Ends a transfer by the vendor's answer: once, whoever brings the answer and how often. */
@Injectable()
export class TransferEnds {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly wallets: VendorWalletRows,
    private readonly money: WalletMoney,
    private readonly findings: Findings,
  ) {}

  async end(id: string, end: TransferEnd): Promise<void> {
    await this.database.transaction(async () => {
      const [transfer] = await this.database.query<TransferRow>(
        `select ${TRANSFER_COLUMNS} from games.wallet_transfer where id = $1 for update`,
        [id],
      );
      if (!transfer) return;
      if (transfer.state !== 'sent') return this.compare(transfer, end);
      const ended = { ...transfer, state: end.state, reason: end.reason };
      await this.database.query(
        `update games.wallet_transfer set state = $2, reason = $3, ended_at = ${databaseNow('$4')} where id = $1`,
        [id, end.state, end.reason, this.clock.offsetMs],
      );
      if (end.state === 'accepted')
        await this.wallets.move(
          ended,
          end.balance === null ? null : wholeMinorUnitsOf(end.balance, transfer.currency),
        );
      await this.post(ended);
      await this.wallets.publish(ended);
    });
  }

  private async post(transfer: TransferRow): Promise<void> {
    const { id, direction, state } = transfer;
    if (direction === 'withdrawal' && state === 'refused') return;
    const step = direction === 'withdrawal' ? 'in' : state === 'accepted' ? 'arrival' : 'back';
    const status = await this.money.post(transfer, step);
    if (status !== 'posted') throw new Error(`the end of transfer ${id} could not be posted: ${status}`);
  }

  /** A vendor that gives two answers is shown to operators; the first one stays. */
  private async compare({ id, brand, vendor, state }: TransferRow, end: TransferEnd): Promise<void> {
    if (state !== end.state)
      await this.findings.store(brand, vendor, [
        { transactionUuid: id, kind: 'other_state', ours: null, theirs: null },
      ]);
  }
}
