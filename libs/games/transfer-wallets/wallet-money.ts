import { Injectable } from '@nestjs/common';
import { type ItemStatus, Ledger } from '#libs/ledger/index';
import type { TransferRow } from './transfer-row.js';

/** What happens to the money of a transfer. Money on its way to a vendor lies in `transit`. */
const POSTINGS = {
  /** A deposit was committed; its request leaves afterwards. */
  out: { kind: 'wallet-transfer-out', from: 'wallet', to: 'transit' },
  /** The vendor accepted a deposit. */
  arrival: { kind: 'wallet-transfer-arrival', from: 'transit', to: 'vendor' },
  /** The vendor refused a deposit. */
  back: { kind: 'wallet-transfer-back', from: 'transit', to: 'wallet' },
  /** The vendor accepted a withdrawal. */
  in: { kind: 'wallet-transfer-in', from: 'vendor', to: 'wallet' },
} as const;

/** The ledger's side of transfer wallets. Each posting of a transfer has a key of its own, so it is made once. */
@Injectable()
export class WalletMoney {
  constructor(private readonly ledger: Ledger) {}

  /** Joins the caller's transaction. */
  async post(transfer: TransferRow, step: keyof typeof POSTINGS): Promise<ItemStatus | undefined> {
    const { id, brand } = transfer;
    const { kind, from, to } = POSTINGS[step];
    const amount = BigInt(transfer.amount);
    const postings = [
      { account: await this.account(transfer, from), amount: -amount },
      { account: await this.account(transfer, to), amount },
    ];
    const [status] = await this.ledger.post([
      { key: `wallet-transfer:${id}:${step}`, brand, kind, reference: id, postings },
    ]);
    return status;
  }

  private account(
    { brand, vendor, member, currency }: TransferRow,
    place: 'wallet' | 'transit' | 'vendor',
  ): Promise<string> {
    if (place === 'wallet') return this.ledger.memberAccount(brand, member, 'wallet', currency);
    return this.ledger.houseAccount(
      brand,
      place === 'transit' ? 'transit' : `vendor-wallets-${vendor}`,
      currency,
    );
  }
}
