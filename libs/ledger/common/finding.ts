import { z } from 'zod';

/** Which check found it. */
export const FINDING_KINDS = [
  /** A member's balance is not the sum of its postings. */
  'balance',
  /** A hold account is not the sum that the member's open orders reserve. */
  'hold',
  /** A suspense account is not the sum of its unmatched payments. */
  'suspense',
  /** The account of debts is not the sum of what members still owe. */
  'debts',
  /** The account of money on its way to vendors is not the sum of the transfers whose end is not known. */
  'transit',
  /** The account of a vendor's wallets is not what transfers and bets say. */
  'vendor-wallets',
  /** All accounts of a brand and a currency do not sum to zero. */
  'sum',
  /** The stored total of a house account is not the sum of its postings up to that day. */
  'house-total',
  /** A transaction does not sum to zero. */
  'transaction',
  /** A day of the journal has changed since it was closed. */
  'journal',
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** Whether the latest check still found it. */
export const FINDING_STATES = ['there', 'gone'] as const;
export type FindingState = (typeof FINDING_STATES)[number];

/** Where the difference is; empty for the sum of all accounts of a currency. */
export const findingAbout = z.object({
  account: z.string().optional(),
  /** Such as `wallet` or `bank`. */
  accountKind: z.string().optional(),
  member: z.string().optional(),
  transaction: z.string().optional(),
  /** A day of the journal, such as `2026-02-28`. */
  day: z.string().optional(),
});
export type FindingAbout = z.output<typeof findingAbout>;

/** A difference in the ledger. */
export const ledgerFinding = z.object({
  id: z.string(),
  kind: z.enum(FINDING_KINDS),
  about: findingAbout,
  /** Null if `expected` and `found` are not amounts. */
  currency: z.string().nullable(),
  /** Amounts of that currency, or hashes. */
  expected: z.string(),
  found: z.string(),
  firstSeen: z.string(),
  lastSeen: z.string(),
  /** When a later run no longer found it; only then it can be closed. */
  goneAt: z.string().nullable(),
});
export type LedgerFinding = z.output<typeof ledgerFinding>;
