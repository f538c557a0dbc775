import { z } from 'zod';
import { currencyCode } from '#libs/money/currency-code';
import { actorKind } from '#libs/platform/common/actor-kind';
import { defineCall, MEMBERS_AND_AGENTS } from '#libs/platform/common/call';
import { pageOf, paging } from '#libs/platform/common/paging';
import { bonus } from '#libs/wagering/common/bonus';
import { openRequirement } from '#libs/wagering/common/requirement';
import { bankAccount } from './bank-account.calls.js';
import { MEMBER_WITHDRAWAL_STATES, TRANCHE_STATES } from './withdrawal-states.js';

const status = z.enum(MEMBER_WITHDRAWAL_STATES);

export const withdrawalSummary = z.object({
  id: z.uuid(),
  amount: z.string(),
  fee: z.string(),
  currency: currencyCode,
  status,
  bankAccount,
  /** The sum of the tranches without refunded ones; and the rest, which was not sent yet. */
  sent: z.string(),
  rest: z.string(),
  /** The open tranche, which waits for an answer or is disputed. */
  tranche: z.object({ no: z.int(), amount: z.string() }).nullable(),
  /** The member may answer until then; after it the tranche counts as received. */
  deadlineAt: z.string().nullable(),
  rejectReason: z.string().nullable(),
  createdAt: z.string(),
});
export type WithdrawalSummary = z.output<typeof withdrawalSummary>;

/** A step of the timeline without its state. Members and operators see different states. */
export const withdrawalStep = z.object({
  at: z.string(),
  /** The amount of the tranche, where the step is about one. */
  amount: z.string().nullable(),
  /** Who acted. Steps of the first versions have it from a migration, so `null` is possible but not to be expected. */
  by: actorKind.nullable(),
  reason: z.string().nullable(),
});

export const withdrawalDetail = withdrawalSummary.extend({
  tranches: z.array(
    z.object({
      no: z.int(),
      amount: z.string(),
      status: z.enum(TRANCHE_STATES),
      /** The bank's reference of the latest attempt to pay it. */
      reference: z.string(),
      sentAt: z.string(),
      deadlineAt: z.string(),
      answeredAt: z.string().nullable(),
    }),
  ),
  /** Images that the member uploaded with "not received". */
  proofs: z.array(z.object({ id: z.uuid(), tranche: z.int() })),
  timeline: z.array(withdrawalStep.extend({ status })),
});
export type WithdrawalDetail = z.output<typeof withdrawalDetail>;

export const getWithdrawalOptions = defineCall({
  method: 'GET',
  path: '/wps/cashier/withdrawal-options',
  summary: 'How much the member may withdraw now, to which accounts, and what prevents it',
  access: MEMBERS_AND_AGENTS,
  whileClosed: true,
  input: z.strictObject({}),
  value: z.object({
    accounts: z.array(bankAccount),
    currency: currencyCode,
    min: z.string(),
    max: z.string(),
    fee: z.string(),
    /** The largest amount that can be ordered now; zero with the currency's digits if nothing can be. */
    maxWithdrawable: z.string(),
    /** The amount to be staked before the whole balance is free. */
    turnoverLeft: z.string(),
    /** What makes it up, the oldest first: stakes count towards it in this order. */
    requirements: z.array(openRequirement),
    /** Bonuses that would be lost with a withdrawal. */
    forfeits: z.array(bonus),
    /** Withdrawals and transfers are refused until `owed`, or the dividend that the member owes a downline, is paid. */
    frozen: z.boolean(),
    /** What the member owes for reversed deposits. Money that comes in pays it first. */
    owed: z.string(),
    /** Orders left today, in the brand's time zone; the VIP level decides how many there are. */
    countLeft: z.int(),
    /** The sum that may still be ordered today; `null` where only the count of orders is limited. */
    sumLeft: z.string().nullable(),
    arrivalMinutes: z.int(),
    autoReceiveMinutes: z.int(),
    hasPaymentPassword: z.boolean(),
    /** The member's real name, which must be the holder of each account; `null` until the first account sets it. */
    realName: z.string().nullable(),
    /** No withdrawal before this time: after a new bank account, a recovery or an unverified log-in. */
    waitUntil: z.string().nullable(),
    seq: z.int(),
  }),
});

export const createWithdrawal = defineCall({
  method: 'POST',
  path: '/wps/cashier/withdrawals',
  summary: 'Orders a withdrawal; its amount is on hold from then on',
  access: MEMBERS_AND_AGENTS,
  whileClosed: true,
  sealed: true,
  idempotent: true,
  secrets: ['paymentPassword'],
  input: z.strictObject({
    bankAccountId: z.uuid(),
    amount: z.string().max(40),
    paymentPassword: z.string().min(1).max(255),
    /** The member accepts that bonuses which end when money leaves (`forfeits` of the options) are lost. */
    acceptForfeit: z.boolean().optional(),
  }),
  value: z.object({ id: z.uuid(), status }),
});

export const listWithdrawals = defineCall({
  method: 'GET',
  path: '/wps/cashier/withdrawals',
  summary: "The member's withdrawals, newest first",
  access: MEMBERS_AND_AGENTS,
  whileClosed: true,
  /** `waiting`: only those with a tranche that the member has not answered yet. */
  input: z.strictObject({ ...paging, waiting: z.enum(['1']).optional() }),
  value: pageOf(withdrawalSummary).extend({ seq: z.int() }),
});

export const getWithdrawal = defineCall({
  method: 'GET',
  path: '/wps/cashier/withdrawals/:id',
  summary: 'One withdrawal with its tranches, proof and timeline',
  access: MEMBERS_AND_AGENTS,
  whileClosed: true,
  input: z.strictObject({ id: z.uuid() }),
  value: withdrawalDetail.extend({ seq: z.int() }),
});

/** `full-payment`: received, and nothing more is to come; refused while a rest is left to send. */
export const RECEIPT_ANSWERS = ['received', 'not-received', 'full-payment'] as const;
export type ReceiptAnswer = (typeof RECEIPT_ANSWERS)[number];

/** Limits of the images that a member uploads with "not received". */
export const PROOF_IMAGES = { field: 'images', max: 3, maxBytes: 5 * 1024 * 1024 };

export const answerReceipt = defineCall({
  method: 'POST',
  path: '/wps/cashier/withdrawals/:id/receipt',
  summary: 'The member says whether a tranche arrived; "not received" needs 1 to 3 images as proof',
  access: MEMBERS_AND_AGENTS,
  whileClosed: true,
  idempotent: true,
  files: PROOF_IMAGES,
  input: z.strictObject({
    id: z.uuid(),
    /** The number of the answered tranche, so that a late answer does not apply to the next one. */
    tranche: z.coerce.number().int().min(1).max(1000),
    answer: z.enum(RECEIPT_ANSWERS),
  }),
  value: withdrawalDetail,
});

export const getProof = defineCall({
  method: 'GET',
  path: '/wps/cashier/withdrawals/:id/proofs/:proof',
  summary: 'An image that the member uploaded with "not received"; for this member only',
  access: MEMBERS_AND_AGENTS,
  whileClosed: true,
  input: z.strictObject({ id: z.uuid(), proof: z.uuid() }),
  /** `data` is base64. */
  value: z.object({ type: z.string(), data: z.string() }),
});
