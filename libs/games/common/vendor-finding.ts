import { z } from 'zod';
import { currencyCode } from '#libs/money/currency-code';

export const VENDOR_FINDING_KINDS = [
  /** The vendor names a transaction that the portal does not have. */
  'missing_here',
  /** The portal has a transaction that the vendor does not name. */
  'missing_there',
  'other_amount',
  /** The vendor ended a transfer otherwise. */
  'other_state',
  /** What a vendor's wallet has is not what its transfers and bets say; its bets wait. */
  'wallet_differs',
  /** A bet cannot be recorded. */
  'bet_unreadable',
] as const;
export type VendorFindingKind = (typeof VENDOR_FINDING_KINDS)[number];

/** What differs between a vendor's records and the portal's. It closes by itself when both are equal. */
export const vendorFinding = z.object({
  id: z.string(),
  vendor: z.string(),
  kind: z.enum(VENDOR_FINDING_KINDS),
  /** The id of the transaction, transfer or wallet. */
  about: z.string(),
  /** The member's account, where it is known. */
  account: z.string().nullable(),
  /** With five digits, as vendors count. */
  ours: z.string().nullable(),
  theirs: z.string().nullable(),
  currency: currencyCode,
  foundAt: z.string(),
});
export type VendorFinding = z.output<typeof vendorFinding>;
