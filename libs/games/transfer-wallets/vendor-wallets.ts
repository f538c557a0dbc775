import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { Clock } from '#libs/platform/clock/clock';
import type { ValueOf } from '#libs/platform/common/call';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import type { LoggedIn } from '#libs/platform/http/caller';
import { LOGGER } from '#libs/platform/logging/logging.module';
import { BrandRegistry } from '#libs/site/index';
import type { listVendorWallets } from '../common/wallet-transfer.calls.js';
import { GameVendors } from '../vendors/game-vendors.js';
import { wholeMinorUnitsOf } from '../wallet/protocol-amount.js';
import { VendorWalletRows, type WalletName } from './vendor-wallet-rows.js';

/** How old a balance may be before the vendor is asked again. */
const FRESH_MS = 10_000;
/** How long a reader waits for vendors; a slower one is shown with what it said before. */
const WAIT_MS = 2000;

/** The wallets that vendors keep for a member, for reading. */
@Injectable()
export class VendorWallets {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: Events,
    private readonly brands: BrandRegistry,
    private readonly vendors: GameVendors,
    private readonly rows: VendorWalletRows,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Whether a connected vendor keeps wallets for the brand's members. */
  areOffered(brand: string): boolean {
    return this.vendors.transferCodes(brand).length > 0;
  }

  /** Asks the vendors whose balance is old, outside of a transaction. A silent one is shown as it was. */
  async list({ brand, person }: LoggedIn): Promise<ValueOf<typeof listVendorWallets>> {
    const { currency } = this.brands.byId(brand).settings;
    const codes = await this.codes(brand, currency);
    await this.refresh(brand, codes, person, currency);
    return this.database.snapshot(async () => {
      const list = await this.rows.read(brand, codes, person, currency);
      const { head } = await this.events.range(person);
      return { list, seq: head };
    });
  }

  /**
   * What a member has outside of the portal, as a wire amount: at vendors, by the portal's own arithmetic and bets under way
   * included, and on its way there.
   */
  async outside(brand: string, member: string, currency: Currency): Promise<string> {
    const [row] = await this.database.query<{ amount: string }>(
      `select (select coalesce(sum(transferred_in - transferred_out - staked + won), 0) from games.vendor_wallet
           where brand = $1 and member = $2 and currency = $3)
         + (select coalesce(sum(amount), 0) from games.wallet_transfer
           where brand = $1 and member = $2 and currency = $3 and state = 'sent' and direction = 'deposit') as amount`,
      [brand, member, currency],
    );
    return toWire(BigInt(row?.amount ?? 0), currency);
  }

  /** Asks the vendor now. @throws Error if it does not answer */
  async ask(wallet: WalletName): Promise<void> {
    const vendor = this.vendors.transfer(wallet.brand, wallet.vendor);
    if (!vendor) return;
    const { merchantCode } = this.brands.byId(wallet.brand).settings;
    const [row] = await this.database.query<{ revision: number }>(
      'select revision from games.vendor_wallet where member = $1 and vendor = $2 and currency = $3',
      [wallet.member, wallet.vendor, wallet.currency],
    );
    const { balance, at_stake } = await vendor.wallet(merchantCode, wallet.member, wallet.currency);
    await this.rows.said(wallet, {
      balance: wholeMinorUnitsOf(balance, wallet.currency),
      atStake: wholeMinorUnitsOf(at_stake, wallet.currency),
      revision: row?.revision ?? 0,
    });
  }

  /** The connected vendors with wallets in this currency. */
  private async codes(brand: string, currency: Currency): Promise<string[]> {
    const rows = await this.database.query<{ code: string }>(
      `select code from games.vendor where brand = $1 and code = any($2)
         and (currencies is null or $3 = any(currencies)) order by code`,
      [brand, this.vendors.transferCodes(brand), currency],
    );
    return rows.map(({ code }) => code);
  }

  private async refresh(brand: string, codes: string[], member: string, currency: Currency): Promise<void> {
    const fresh = await this.database.query<{ vendor: string }>(
      `select vendor from games.vendor_wallet where member = $1 and currency = $2 and said_at > $3`,
      [member, currency, new Date(this.clock.now().getTime() - FRESH_MS)],
    );
    const old = codes.filter((code) => !fresh.some(({ vendor }) => vendor === code));
    if (old.length === 0) return;
    const asked = old.map((vendor) =>
      this.ask({ brand, vendor, member, currency }).catch((error: unknown) => {
        this.logger.warn({ err: error, vendor, brand }, 'a vendor did not say the balance of a wallet');
      }),
    );
    const waited = new AbortController();
    const timeout = pause(WAIT_MS, undefined, { signal: waited.signal, ref: false }).catch(() => undefined);
    await Promise.race([Promise.all(asked), timeout]);
    waited.abort();
  }
}
