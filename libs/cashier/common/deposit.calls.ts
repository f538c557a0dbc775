import { z } from 'zod';
import { currencyCode } from '#libs/money/currency-code';
import { actorKind } from '#libs/platform/common/actor-kind';
import { defineCall, MEMBERS_AND_AGENTS } from '#libs/platform/common/call';
import { pageOf, paging } from '#libs/platform/common/paging';
import { DEPOSIT_STATES } from './deposit-states.js';

const status = z.enum(DEPOSIT_STATES);

export const depositSummary = z.object({
  id: z.uuid(),
  method: z.string(),
  amount: z.string(),
  fee: z.string(),
  currency: currencyCode,
  status,
  /** An operator reviews it, because the provider reported another amount. */
  underReview: z.boolean(),
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type DepositSummary = z.output<typeof depositSummary>;

export const depositDetail = depositSummary.extend({
  /** The provider's page while the deposit can be paid there; else `null`. */
  payUrl: z.string().nullable(),
  /** `by` is who acted. Steps of the first versions have it from a migration, so `null` is possible but not to be expected. */
  timeline: z.array(z.object({ status, at: z.string(), by: actorKind.nullable() })),
});
export type DepositDetail = z.output<typeof depositDetail>;

export const listDepositMethods = defineCall({
  method: 'GET',
  path: '/wps/cashier/deposit-methods',
  summary: 'The deposit methods, with their limits and presets',
  access: MEMBERS_AND_AGENTS,
  input: z.strictObject({}),
  value: z.array(
    z.object({
      id: z.string(),
      min: z.string(),
      max: z.string(),
      fee: z.string(),
      presets: z.array(z.string()),
      currency: currencyCode,
    }),
  ),
});

export const createDeposit = defineCall({
  method: 'POST',
  path: '/wps/cashier/deposits',
  summary: "Orders a deposit; the value carries the provider's page",
  access: MEMBERS_AND_AGENTS,
  idempotent: true,
  input: z.strictObject({
    method: z.string().max(40),
    amount: z.string().max(40),
    /**
     * The promotion that the member chose for this deposit. `null`: none of those that a member has to join. Left out: the
     * member was not asked, so the promotions that were joined before count.
     */
    bonus: z.uuid().nullable().optional(),
  }),
  value: z.object({ id: z.uuid(), status, payUrl: z.string(), expiresAt: z.string() }),
});

export const listDeposits = defineCall({
  method: 'GET',
  path: '/wps/cashier/deposits',
  summary: "The member's deposits, newest first",
  access: MEMBERS_AND_AGENTS,
  whileClosed: true,
  input: z.strictObject(paging),
  value: pageOf(depositSummary).extend({ seq: z.int() }),
});

export const getDeposit = defineCall({
  method: 'GET',
  path: '/wps/cashier/deposits/:id',
  summary: 'One deposit with its timeline',
  access: MEMBERS_AND_AGENTS,
  whileClosed: true,
  input: z.strictObject({ id: z.uuid() }),
  value: depositDetail.extend({ seq: z.int() }),
});
