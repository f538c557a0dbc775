import { Injectable } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import type { WalletTransfer } from '../common/wallet-transfer.js';
import { TransferCarrier } from './transfer-carrier.js';
import { TRANSFER_COLUMNS, type TransferRow, walletTransferOf } from './transfer-row.js';

/** What a call says of a transfer that was committed. */
@Injectable()
export class TransferAnswers {
  constructor(
    private readonly database: Database,
    private readonly carrier: TransferCarrier,
  ) {}

  /** The transfer with its end if there is one within two seconds, and pending otherwise: then the end is pushed. */
  async current({ id }: WalletTransfer): Promise<WalletTransfer> {
    await this.carrier.answered(id);
    const [transfer] = await this.database.query<TransferRow>(
      `select ${TRANSFER_COLUMNS} from games.wallet_transfer where id = $1`,
      [id],
    );
    if (!transfer) throw new Error(`no transfer ${id}`);
    return walletTransferOf(transfer);
  }
}
