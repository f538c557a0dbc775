import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { cashierErrors } from '#libs/cashier/common/cashier.errors';
import { amountFieldCode } from '#libs/cashier/common/order-limits';
import { parseAmount } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { Clock } from '#libs/platform/clock/clock';
import type { InputOf } from '#libs/platform/common/call';
import type { FieldCode } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { AppError, invalidInput } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { BrandRegistry } from '#libs/site/index';
import { gamesErrors } from '../common/games.errors.js';
import { takesCurrency, VENDOR_TERMS, type VendorTerms } from '../common/vendor-terms.js';
import type { orderWalletTransfer } from '../common/wallet-transfer.calls.js';
import { MAIN_WALLET, type WalletTransfer } from '../common/wallet-transfer.js';
import { walletTransferAmountError } from '../common/wallet-transfer-amount.js';
import { GameVendors } from '../vendors/game-vendors.js';
import { protocolAmountOf } from '../wallet/protocol-amount.js';
import { TransferCarrier } from './transfer-carrier.js';
import { type TransferRow, walletTransferOf } from './transfer-row.js';
import { VendorWalletRows } from './vendor-wallet-rows.js';
import { WalletMoney } from './wallet-money.js';

/** A vendor is asked about a transfer whose request got no answer after so long: longer than the request may take. */
const ASK_AFTER_MS = 10_000;

/** Orders transfers between a member's wallet and those that vendors keep. */
@Injectable()
export class TransferOrders {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
    private readonly vendors: GameVendors,
    private readonly carrier: TransferCarrier,
    private readonly money: WalletMoney,
    private readonly wallets: VendorWalletRows,
  ) {}

  /**
   * Moves a deposit's money to `transit` and stores the transfer as `sent`. The request leaves after COMMIT, once; whatever
   * dies afterwards, the vendor is only asked. Joins the caller's transaction.
   *
   * A transfer is no withdrawal: money that must still be staked may be played at a vendor, and what is left of it comes back
   * under the same turnover.
   * @throws AppError 400 for an invalid amount, 409 while another transfer is pending, 422 for an unknown wallet and an amount
   * beyond the balance, 503 for a deposit while the vendor is in maintenance
   */
  async order(caller: LoggedIn, input: InputOf<typeof orderWalletTransfer>): Promise<WalletTransfer> {
    const direction = input.from === MAIN_WALLET ? 'deposit' : 'withdrawal';
    const code = direction === 'deposit' ? input.to : input.from;
    const { currency } = this.brands.byId(caller.brand).settings;
    const terms = await this.termsOf(caller.brand, code);
    if (!terms || !takesCurrency(terms, currency))
      throw new AppError(gamesErrors.error_vendor_wallet_unknown);
    if (direction === 'deposit' && terms.maintenance)
      throw new AppError(gamesErrors.error_vendor_maintenance);
    const amount = readTransferAmount(input.amount, currency);
    const now = this.clock.now();
    const transfer: TransferRow = {
      id: randomUUID(),
      brand: caller.brand,
      vendor: code,
      member: caller.person,
      currency,
      direction,
      amount: amount.toString(),
      state: 'sent',
      reason: null,
      orderedAt: now,
      askAt: new Date(now.getTime() + ASK_AFTER_MS),
      asked: 0,
    };
    return this.database.transaction(async () => {
      await this.insert(transfer);
      if (direction === 'deposit') await this.takeFromWallet(transfer);
      await this.wallets.publish(transfer);
      this.database.afterCommit(() => this.carrier.send(transfer));
      return walletTransferOf(transfer);
    });
  }

  private async termsOf(brand: string, code: string) {
    if (!this.vendors.transfer(brand, code)) return undefined;
    const [terms] = await this.database.query<VendorTerms & { maintenance: boolean }>(
      `select v.maintenance, ${VENDOR_TERMS} from games.vendor v where v.brand = $1 and v.code = $2`,
      [brand, code],
    );
    return terms;
  }

  private async insert(transfer: TransferRow): Promise<void> {
    const { id, brand, vendor, member, currency, direction, amount, orderedAt, askAt } = transfer;
    const inserted = await this.database.query(
      `insert into games.wallet_transfer (id, brand, vendor, member, currency, direction, amount, state, ordered_at, ask_at)
       values ($1, $2, $3, $4, $5, $6, $7, 'sent', $8, $9)
       on conflict (member, vendor) where state = 'sent' do nothing returning id`,
      [id, brand, vendor, member, currency, direction, amount, orderedAt, askAt],
    );
    if (inserted.length === 0) throw new AppError(gamesErrors.error_wallet_transfer_pending);
  }

  private async takeFromWallet(transfer: TransferRow): Promise<void> {
    const status = await this.money.post(transfer, 'out');
    if (status === 'insufficient') throw new AppError(cashierErrors.error_insufficient_balance);
    if (status !== 'posted') throw new Error(`transfer ${transfer.id} could not be posted: ${status}`);
  }
}

/**
 * Minor units. The protocol counts in smaller units, whose numbers must be exact.
 * @throws AppError 400 under the field, 422 for nothing
 */
function readTransferAmount(text: string, currency: Currency): bigint {
  const refuse = (code: FieldCode) => invalidInput([{ field: 'amount', code }]);
  let amount: bigint;
  try {
    amount = parseAmount(text, currency);
  } catch (error) {
    throw refuse(amountFieldCode(error));
  }
  if (protocolAmountOf(amount, currency) > BigInt(Number.MAX_SAFE_INTEGER))
    throw refuse('field_amount_too_large');
  const error = walletTransferAmountError(amount, undefined, currency);
  if (error) throw new AppError(error.entry, { params: error.params });
  return amount;
}
