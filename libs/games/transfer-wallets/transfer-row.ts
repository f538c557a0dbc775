import { toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { MAIN_WALLET, TRANSFER_REASONS, type WalletTransfer } from '../common/wallet-transfer.js';

/** A row of `games.wallet_transfer`. A deposit goes to the vendor, a withdrawal comes back. */
export interface TransferRow {
  id: string;
  brand: string;
  vendor: string;
  member: string;
  currency: Currency;
  direction: 'deposit' | 'withdrawal';
  /** Minor units. */
  amount: string;
  state: 'sent' | 'accepted' | 'refused';
  reason: string | null;
  orderedAt: Date;
  askAt: Date;
  asked: number;
}

export const TRANSFER_COLUMNS = `
  id, brand, vendor, member, currency, direction, amount, state, reason, ordered_at as "orderedAt", ask_at as "askAt", asked`;

/** A transfer in its wire format. */
export const walletTransferOf = (row: TransferRow): WalletTransfer => ({
  id: row.id,
  from: row.direction === 'deposit' ? MAIN_WALLET : row.vendor,
  to: row.direction === 'deposit' ? row.vendor : MAIN_WALLET,
  amount: toWire(BigInt(row.amount), row.currency),
  currency: row.currency,
  state: row.state === 'sent' ? 'pending' : row.state,
  reason: reasonOf(row.reason),
  at: row.orderedAt.toISOString(),
});

function reasonOf(reason: string | null): WalletTransfer['reason'] {
  return reason === null ? null : (TRANSFER_REASONS.find((known) => known === reason) ?? 'OTHER');
}
