import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { LOGGER } from '#libs/platform/logging/logging.module';
import { Findings } from '../reconciliation/findings.js';
import { TransferContradiction } from '../vendors/transfer-vendor.js';
import { TransferEnds } from './transfer-ends.js';
import { TRANSFER_COLUMNS, type TransferRow } from './transfer-row.js';
import { VendorConnections } from './vendor-connections.js';

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;

/** Asks vendors how transfers ended whose answer is not known, for as long as it takes. */
@Injectable()
export class TransferInquiries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly connections: VendorConnections,
    private readonly ends: TransferEnds,
    private readonly findings: Findings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Asks if the transfer is due and still has no end. */
  async askIfDue(id: string): Promise<void> {
    const [transfer] = await this.database.query<TransferRow>(
      `select ${TRANSFER_COLUMNS} from games.wallet_transfer where id = $1 and state = 'sent' and ask_at <= $2`,
      [id, this.clock.now()],
    );
    if (transfer) await this.ask(transfer);
  }

  /** Ends the transfer, or sets the time of the next question. The vendor is asked outside of a transaction. */
  async ask(transfer: TransferRow): Promise<void> {
    const { id, brand, vendor: code } = transfer;
    try {
      const { vendor, order } = this.connections.of(transfer);
      await this.ends.end(id, await vendor.ask(order));
    } catch (error) {
      this.logger.warn({ err: error, transfer: id }, 'a vendor did not say how a transfer ended');
      if (error instanceof TransferContradiction)
        await this.findings.store(brand, code, [
          { transactionUuid: id, kind: 'other_amount', ours: BigInt(transfer.amount), theirs: null },
        ]);
      await this.postpone(transfer);
    }
  }

  private async postpone({ id, asked }: TransferRow): Promise<void> {
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(asked, 10));
    await this.database.query(
      `update games.wallet_transfer set ask_at = $2, asked = asked + 1 where id = $1 and state = 'sent'`,
      [id, new Date(this.clock.now().getTime() + pause)],
    );
  }
}
