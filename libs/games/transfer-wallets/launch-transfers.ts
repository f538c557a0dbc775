import { Injectable } from '@nestjs/common';
import { Ledger } from '#libs/ledger/index';
import { parseAmount } from '#libs/money/amount';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { BrandRegistry } from '#libs/site/index';
import { MAIN_WALLET } from '../common/wallet-transfer.js';
import { TransferAnswers } from './transfer-answers.js';
import { TransferOrders } from './transfer-orders.js';

/** Moves a member's balance to a vendor that keeps wallets, before one of its games starts. */
@Injectable()
export class LaunchTransfers {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly ledger: Ledger,
    private readonly orders: TransferOrders,
    private readonly answers: TransferAnswers,
  ) {}

  /**
   * Waits at most two seconds for the vendor. The game starts in any case, with what is in its wallet by then: a transfer that is
   * pending, refused or impossible is shown as any other.
   */
  async moveBalance(caller: LoggedIn, vendor: string): Promise<void> {
    const { currency, gameSessions } = this.brands.byId(caller.brand).settings;
    if (!gameSessions.moveBalance) return;
    const main = await this.ledger.balanceOf(caller.person, currency);
    if (!main || parseAmount(main.balance, currency) === 0n) return;
    const order = { from: MAIN_WALLET, to: vendor, amount: main.balance };
    try {
      const transfer = await this.database.transaction(() => this.orders.order(caller, order));
      await this.answers.current(transfer);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
}
