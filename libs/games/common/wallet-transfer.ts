import { z } from 'zod';
import { currencyCode } from '#libs/money/currency-code';

/** The name of the member's own wallet where a transfer says from where or to where it goes. */
export const MAIN_WALLET = 'MAIN';

/** `pending`: the vendor's answer is not known yet. It is asked for until there is one. */
export const WALLET_TRANSFER_STATES = ['pending', 'accepted', 'refused'] as const;

/** Why a vendor refuses a transfer. A reason that is not in this list is shown as `OTHER`. */
export const TRANSFER_REASONS = [
  'NOT_ENOUGH_MONEY',
  'WRONG_CURRENCY',
  'LIMIT_REACHED',
  'USER_DISABLED',
  'UNKNOWN_TRANSFER',
  'OTHER',
] as const;

/** A transfer between the member's wallet and the one that a vendor keeps. */
export const walletTransfer = z.object({
  id: z.string(),
  /** `MAIN_WALLET` or a vendor's code. */
  from: z.string(),
  to: z.string(),
  /** Wire amount. */
  amount: z.string(),
  currency: currencyCode,
  state: z.enum(WALLET_TRANSFER_STATES),
  reason: z.enum(TRANSFER_REASONS).nullable(),
  at: z.string(),
});
export type WalletTransfer = z.output<typeof walletTransfer>;

/** A wallet that a vendor keeps for the member. Amounts are wire amounts. */
export const vendorWallet = z.object({
  vendor: z.string(),
  name: z.string(),
  currency: currencyCode,
  /** What may be played or brought back, as the vendor said at `at`. */
  balance: z.string(),
  /** In rounds that are not over. */
  atStake: z.string(),
  /** When the vendor said so; null if it never did. */
  at: z.string().nullable(),
  /** The vendor takes no money now. It can be brought back. */
  maintenance: z.boolean(),
  /** The transfer whose end is not known, or else the latest one. */
  last: walletTransfer.nullable(),
});
export type VendorWallet = z.output<typeof vendorWallet>;
