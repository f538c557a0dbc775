import { z } from 'zod';
import { currencyCode } from '#libs/money/currency-code';
import { defineCall, LOGGED_IN } from '#libs/platform/common/call';
import { pageOf, paging } from '#libs/platform/common/paging';
import { BET_STATES, betSummary } from './bet-record.js';
import { CATEGORIES } from './games.calls.js';

export const listBets = defineCall({
  method: 'GET',
  path: '/wps/records/bets',
  summary: "The member's rounds, the latest first, with the sums of all that the filter meets",
  access: LOGGED_IN,
  input: z.strictObject({
    /** Opened at or after this moment, ISO 8601 with offset. */
    from: z.iso.datetime({ offset: true }).optional(),
    /** Opened before this moment. */
    to: z.iso.datetime({ offset: true }).optional(),
    gameType: z.enum(CATEGORIES).optional(),
    vendor: z.string().max(40).optional(),
    status: z.enum(BET_STATES).optional(),
    ...paging,
  }),
  value: pageOf(betSummary).extend({
    /** Without void rounds. */
    totals: z.object({ stake: z.string(), payout: z.string(), currency: currencyCode }),
    seq: z.int(),
  }),
});

/**
 * How the result came about, as the vendor reports it. Texts are the vendor's; `serverSeed` is shown after its
 * rotation.
 */
export const fairPlayProof = z.object({
  serverSeedHash: z.string().nullable(),
  serverSeed: z.string().nullable(),
  clientSeed: z.string().nullable(),
  nonce: z.int().nullable(),
  /** The result in the vendor's own format, field by field. */
  result: z.record(z.string(), z.unknown()),
  /** The vendor's page where anyone can verify the round. */
  verifyUrl: z.string().nullable(),
});
export type FairPlayProof = z.output<typeof fairPlayProof>;

export const getBet = defineCall({
  method: 'GET',
  path: '/wps/records/bets/:id',
  summary: 'One round with its wallet transactions, and the proof of its result where the vendor gives one',
  access: LOGGED_IN,
  input: z.strictObject({ id: z.string().max(40) }),
  value: betSummary.extend({
    transactions: z.array(
      z.object({
        id: z.string(),
        operation: z.enum(['bet', 'win', 'rollback']),
        amount: z.string(),
        /** Reversed by a later rollback. */
        rolledBack: z.boolean(),
        at: z.string(),
      }),
    ),
    proof: fairPlayProof.nullable(),
    seq: z.int(),
  }),
});
