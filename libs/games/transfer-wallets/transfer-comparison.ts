import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { LOGGER } from '#libs/platform/logging/logging.module';
import { BrandRegistry } from '#libs/site/index';
import { type Finding, Findings } from '../reconciliation/findings.js';
import { GameVendors } from '../vendors/game-vendors.js';
import { TransferContradiction } from '../vendors/transfer-vendor.js';
import { TRANSFER_COLUMNS, type TransferRow } from './transfer-row.js';
import { VendorConnections } from './vendor-connections.js';
import { WalletEquation } from './wallet-equation.js';

/** How many transfers a vendor is asked for at once. */
const TOGETHER = 8;

/** Compares transfers and wallets of vendors that keep wallets with the portal's. Vendors are asked outside of transactions. */
@Injectable()
export class TransferComparison {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
    private readonly vendors: GameVendors,
    private readonly connections: VendorConnections,
    private readonly equation: WalletEquation,
    private readonly findings: Findings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Reads and counts the bets of all vendors. One that fails is logged; the others are read. */
  countBets(): Promise<void> {
    return this.each((brand, code) => this.equation.countBets(brand, code));
  }

  /** Compares the transfers that ended in so many milliseconds until now, and their wallets. */
  run(spanMs: number): Promise<void> {
    const since = new Date(this.clock.now().getTime() - spanMs);
    return this.each(async (brand, code) => {
      await this.compareTransfers(brand, code, since);
      await this.equation.compareSince(brand, code, since);
    });
  }

  private async each(work: (brand: string, code: string) => Promise<void>): Promise<void> {
    for (const brand of this.brands.ids())
      for (const code of this.vendors.transferCodes(brand))
        await work(brand, code).catch((error: unknown) => {
          this.logger.warn({ err: error, vendor: code, brand }, 'wallets of a vendor could not be compared');
        });
  }

  private async compareTransfers(brand: string, code: string, since: Date): Promise<void> {
    for (let skipped = 0; ; skipped += TOGETHER) {
      const ended = await this.database.query<TransferRow>(
        `select ${TRANSFER_COLUMNS} from games.wallet_transfer where brand = $1 and vendor = $2 and ended_at >= $3
         order by ended_at, id limit ${TOGETHER} offset $4`,
        [brand, code, since, skipped],
      );
      const found = (await Promise.all(ended.map((transfer) => this.findingOf(transfer)))).flat();
      const ids = ended.map(({ id }) => id);
      await this.findings.store(brand, code, found, ids);
      if (ended.length < TOGETHER) return;
    }
  }

  private async findingOf(transfer: TransferRow): Promise<Finding[]> {
    const { vendor, order } = this.connections.of(transfer);
    const about = { transactionUuid: transfer.id, ours: order.amount, theirs: null };
    try {
      const { state } = await vendor.ask(order);
      return state === transfer.state ? [] : [{ ...about, kind: 'other_state' }];
    } catch (error) {
      if (error instanceof TransferContradiction) return [{ ...about, kind: 'other_amount' }];
      throw error;
    }
  }
}
