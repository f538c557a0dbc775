import { Injectable } from '@nestjs/common';
import { toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { Clock, databaseNow } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import { vendorWalletChanged } from '../common/wallet-transfer.events.js';
import type { VendorWallet } from '../common/wallet-transfer.js';
import { TRANSFER_COLUMNS, type TransferRow, walletTransferOf } from './transfer-row.js';

export type WalletName = Pick<TransferRow, 'brand' | 'vendor' | 'member' | 'currency'>;

interface Row {
  vendor: string;
  name: string;
  maintenance: boolean;
  balance: string | null;
  atStake: string | null;
  saidAt: Date | null;
}

/** Members' wallets at vendors, as the portal knows them. */
@Injectable()
export class VendorWalletRows {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: Events,
  ) {}

  /**
   * Adds an accepted transfer to the portal's arithmetic. `balance`: what the vendor has said with it, in minor units. It is
   * played with from now on, so that the next reader asks again. Joins the caller's transaction.
   */
  async move(transfer: TransferRow, balance: bigint | null): Promise<void> {
    const { brand, vendor, member, currency, direction, amount } = transfer;
    const [received, given] = direction === 'deposit' ? [amount, '0'] : ['0', amount];
    await this.database.query(
      `insert into games.vendor_wallet as w (brand, vendor, member, currency, transferred_in, transferred_out, revision, balance)
       values ($1, $2, $3, $4, $5, $6, 1, coalesce($7::bigint, greatest(0, $5::bigint - $6::bigint)))
       on conflict (member, vendor, currency) do update set
         transferred_in = w.transferred_in + excluded.transferred_in,
         transferred_out = w.transferred_out + excluded.transferred_out,
         revision = w.revision + 1,
         balance = coalesce($7::bigint, greatest(0, w.balance + $5::bigint - $6::bigint)),
         said_at = null`,
      [brand, vendor, member, currency, received, given, balance?.toString() ?? null],
    );
  }

  /** Stores what the vendor says a wallet has, unless a transfer has ended since `revision` was read. Minor units. */
  async said(
    { brand, vendor, member, currency }: WalletName,
    { balance, atStake, revision }: { balance: bigint; atStake: bigint; revision: number },
  ): Promise<void> {
    await this.database.query(
      `insert into games.vendor_wallet as w (brand, vendor, member, currency, balance, at_stake, said_at)
       values ($1, $2, $3, $4, $5, $6, ${databaseNow('$7')})
       on conflict (member, vendor, currency) do update set balance = excluded.balance, at_stake = excluded.at_stake,
         said_at = excluded.said_at where w.revision = $8`,
      [
        brand,
        vendor,
        member,
        currency,
        balance.toString(),
        atStake.toString(),
        this.clock.offsetMs,
        revision,
      ],
    );
  }

  /** Pushes the transfer with its wallet. Joins the caller's transaction. */
  async publish(transfer: TransferRow): Promise<void> {
    const { brand, vendor, member, currency } = transfer;
    const [wallet] = await this.read(brand, [vendor], member, currency);
    if (!wallet) throw new Error(`no vendor ${vendor}`);
    const last = walletTransferOf(transfer);
    await this.events.append(vendorWalletChanged, member, brand, { ...wallet, last });
  }

  /** The member's wallets at these vendors, by the vendors' codes; also those that have never been used. */
  async read(brand: string, codes: string[], member: string, currency: Currency): Promise<VendorWallet[]> {
    const rows = await this.database.query<Row>(
      `select v.code as vendor, v.display_name as name, v.maintenance, w.balance, w.at_stake as "atStake", w.said_at as "saidAt"
       from games.vendor v
       left join games.vendor_wallet w on w.member = $3 and w.vendor = v.code and w.currency = $4
       where v.brand = $1 and v.code = any($2) order by v.code`,
      [brand, codes, member, currency],
    );
    const last = await this.database.query<TransferRow>(
      `select t.* from unnest($2::text[]) code cross join lateral (
         select ${TRANSFER_COLUMNS} from games.wallet_transfer
         where member = $1 and vendor = code order by ordered_at desc limit 1) t`,
      [member, codes],
    );
    return rows.map((row) => {
      const transfer = last.find(({ vendor }) => vendor === row.vendor);
      return {
        vendor: row.vendor,
        name: row.name,
        currency,
        balance: toWire(BigInt(row.balance ?? 0), currency),
        atStake: toWire(BigInt(row.atStake ?? 0), currency),
        at: row.saidAt?.toISOString() ?? null,
        maintenance: row.maintenance,
        last: transfer ? walletTransferOf(transfer) : null,
      };
    });
  }
}
