import { z } from 'zod';
import { currencyCode } from '#libs/money/currency-code';
import { defineCall, MEMBERS_AND_AGENTS } from '#libs/platform/common/call';
import { pageOf, paging } from '#libs/platform/common/paging';
import { MANUAL_REBATE } from '#libs/site/common/modules';

export const getRebate = defineCall({
  method: 'GET',
  path: '/wps/rewards/rebate',
  summary: 'The rebate that has come together since the last claim, by type of game',
  access: MEMBERS_AND_AGENTS,
  module: MANUAL_REBATE,
  input: z.strictObject({}),
  value: z.object({
    currency: currencyCode,
    /** Wire amounts. `share`: of the member's level now, in parts per million; bets keep the share that they were settled with. */
    types: z.array(z.object({ type: z.string(), validBet: z.string(), share: z.int(), amount: z.string() })),
    /** What a claim pays now. */
    claimable: z.string(),
    claimMin: z.string(),
    /** When it is paid without a claim (ISO 8601); `null` below the smallest claim. */
    paidAt: z.string().nullable(),
    seq: z.int(),
  }),
});

export const claimRebate = defineCall({
  method: 'POST',
  path: '/wps/rewards/rebate/claim',
  summary: 'Pays the rebate that has come together to the wallet',
  access: MEMBERS_AND_AGENTS,
  module: MANUAL_REBATE,
  idempotent: true,
  input: z.strictObject({}),
  value: z.object({ amount: z.string(), currency: currencyCode }),
});

/** Claimed, paid by itself after some days, or the weekly rebate of a level. */
export const REBATE_PAYMENTS = ['claimed', 'automatic', 'weekly'] as const;

export const rebatePayment = z.object({
  id: z.string(),
  kind: z.enum(REBATE_PAYMENTS),
  amount: z.string(),
  currency: currencyCode,
  at: z.string(),
});
export type RebatePayment = z.output<typeof rebatePayment>;

export const listRebatePayments = defineCall({
  method: 'GET',
  path: '/wps/rewards/rebate/payments',
  summary: 'Rebates that were paid, the newest first',
  access: MEMBERS_AND_AGENTS,
  input: z.strictObject({ ...paging }),
  value: pageOf(rebatePayment),
});
