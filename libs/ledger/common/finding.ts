import { z } from 'zod';

/** Which check found it. */
export const FINDING_KINDS = [
  /** A member's balance is not the sum of its postings. */
  'balance',
  /** What is on hold is not what the open orders say. */
  'hold',
  /** What is in suspense is not what the payments say that wait there. */
  'suspense',
  /** All accounts of a brand and a currency do not sum to zero. */
  'sum',
  /** What was written down of a house account is not the sum of its postings up to that day. */
  'house-total',
  /** A transaction does not sum to zero. */
  'transaction',
  /** A day of the journal is not as it was when it was closed. */
  'journal',
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** Where it lies; empty for all accounts of a currency. */
export const findingAbout = z.object({
  account: z.string().optional(),
  /** As in `wallet` or `bank`. */
  accountKind: z.string().optional(),
  member: z.string().optional(),
  transaction: z.string().optional(),
  /** Of the journal, as in `2026-02-28`. */
  day: z.string().optional(),
});
export type FindingAbout = z.output<typeof findingAbout>;

/** Something in the books that is not as it must be. */
export const ledgerFinding = z.object({
  id: z.string(),
  kind: z.enum(FINDING_KINDS),
  about: findingAbout,
  /** Null where what differs is no amount. */
  currency: z.string().nullable(),
  /** Amounts of that currency, or hashes. */
  expected: z.string(),
  found: z.string(),
  firstSeen: z.string(),
  lastSeen: z.string(),
  /** When a later run did not find it any more; only then it can be closed. */
  goneAt: z.string().nullable(),
});
export type LedgerFinding = z.output<typeof ledgerFinding>;
