import { z } from 'zod';
import { defineCall, PLAYERS } from '#libs/platform/common/call';
import { pageOf, paging } from '#libs/platform/common/paging';
import { MEMBER_WITHDRAWAL_STATES, TRANCHE_STATES } from './withdrawal-states.js';

const status = z.enum(MEMBER_WITHDRAWAL_STATES);

/** A bank account as it may be shown: never its whole number. */
export const bankAccount = z.object({
  id: z.uuid(),
  bank: z.string(),
  holder: z.string(),
  /** The last four digits. */
  lastDigits: z.string(),
});
export type BankAccount = z.output<typeof bankAccount>;

export const withdrawalSummary = z.object({
  id: z.uuid(),
  amount: z.string(),
  fee: z.string(),
  currency: z.string(),
  status,
  bankAccount,
  /** What has been sent so far, and what is still to be sent. */
  sent: z.string(),
  rest: z.string(),
  /** The tranche that waits for an answer or was disputed. */
  tranche: z.object({ no: z.int(), amount: z.string() }).nullable(),
  /** Until when the member may answer; then it counts as received. */
  deadlineAt: z.string().nullable(),
  rejectReason: z.string().nullable(),
  createdAt: z.string(),
});
export type WithdrawalSummary = z.output<typeof withdrawalSummary>;

export const withdrawalDetail = withdrawalSummary.extend({
  tranches: z.array(
    z.object({
      no: z.int(),
      amount: z.string(),
      status: z.enum(TRANCHE_STATES),
      /** The bank's reference of the payout. */
      reference: z.string(),
      sentAt: z.string(),
      deadlineAt: z.string(),
      answeredAt: z.string().nullable(),
    }),
  ),
  /** Images that the member showed with "not received". */
  proofs: z.array(z.object({ id: z.uuid(), tranche: z.int() })),
  timeline: z.array(z.object({ status, at: z.string(), amount: z.string().nullable() })),
});
export type WithdrawalDetail = z.output<typeof withdrawalDetail>;

export const getWithdrawalOptions = defineCall({
  method: 'GET',
  path: '/wps/cashier/withdrawal-options',
  summary: 'What the member may withdraw now, where to, and what stands in the way',
  access: PLAYERS,
  input: z.strictObject({}),
  value: z.object({
    accounts: z.array(bankAccount),
    currency: z.string(),
    min: z.string(),
    max: z.string(),
    fee: z.string(),
    /** The most that can be ordered now; "0" with the currency's digits where nothing can. */
    maxWithdrawable: z.string(),
    /** What must still be staked before all of the balance is free. */
    turnoverLeft: z.string(),
    /** Withdrawals and transfers stand still until what is owed is paid. */
    frozen: z.boolean(),
    /** Orders that are left today, in the brand's time zone. */
    countLeft: z.int(),
    arrivalMinutes: z.int(),
    autoReceiveMinutes: z.int(),
    hasPaymentPassword: z.boolean(),
    /** The member's real name, which an account's holder must be; `null` until it is given once. */
    realName: z.string().nullable(),
    /** Withdrawals wait until then, after a new bank account. */
    waitUntil: z.string().nullable(),
    seq: z.int(),
  }),
});

export const createWithdrawal = defineCall({
  method: 'POST',
  path: '/wps/cashier/withdrawals',
  summary: 'Orders a withdrawal; its amount is on hold from then on',
  access: PLAYERS,
  sealed: true,
  idempotent: true,
  secrets: ['paymentPassword'],
  input: z.strictObject({
    bankAccountId: z.uuid(),
    amount: z.string().max(40),
    paymentPassword: z.string().min(1).max(255),
  }),
  value: z.object({ id: z.uuid(), status }),
});

export const listWithdrawals = defineCall({
  method: 'GET',
  path: '/wps/cashier/withdrawals',
  summary: "The member's withdrawals, newest first",
  access: PLAYERS,
  input: z.strictObject({ ...paging, waiting: z.enum(['1']).optional() }),
  value: pageOf(withdrawalSummary).extend({ seq: z.int() }),
});

export const getWithdrawal = defineCall({
  method: 'GET',
  path: '/wps/cashier/withdrawals/:id',
  summary: 'One withdrawal with its tranches, proof and timeline',
  access: PLAYERS,
  input: z.strictObject({ id: z.uuid() }),
  value: withdrawalDetail.extend({ seq: z.int() }),
});

export const RECEIPT_ANSWERS = ['received', 'not-received', 'full-payment'] as const;
export type ReceiptAnswer = (typeof RECEIPT_ANSWERS)[number];

/** Images that a member shows with "not received": how many at most, and how large. */
export const PROOF_IMAGES = { field: 'images', most: 3, mostBytes: 5 * 1024 * 1024 };

export const answerReceipt = defineCall({
  method: 'POST',
  path: '/wps/cashier/withdrawals/:id/receipt',
  summary: 'The member says whether a tranche arrived; "not received" shows 1 to 3 images',
  access: PLAYERS,
  idempotent: true,
  files: PROOF_IMAGES,
  input: z.strictObject({
    id: z.uuid(),
    /** Which tranche is meant, so that a late answer does not hit the next one. */
    tranche: z.coerce.number().int().min(1).max(1000),
    answer: z.enum(RECEIPT_ANSWERS),
  }),
  value: withdrawalDetail,
});

export const getProof = defineCall({
  method: 'GET',
  path: '/wps/cashier/withdrawals/:id/proofs/:proof',
  summary: "An image that the member showed; for its owner and the case's operators",
  access: PLAYERS,
  input: z.strictObject({ id: z.uuid(), proof: z.uuid() }),
  /** `data` is base64. */
  value: z.object({ type: z.string(), data: z.string() }),
});

export const addBankAccount = defineCall({
  method: 'POST',
  path: '/wps/member/security/bank-accounts',
  summary: 'Adds a bank account in the real name of the member',
  access: PLAYERS,
  sealed: true,
  input: z.strictObject({
    bank: z.string().trim().min(2).max(60),
    number: z.string().trim().max(40),
    holder: z.string().trim().min(2).max(80),
    paymentPassword: z.string().min(1).max(255),
  }),
  value: bankAccount,
});

export const removeBankAccount = defineCall({
  method: 'DELETE',
  path: '/wps/member/security/bank-accounts/:id',
  summary: 'Takes a bank account away; withdrawals under way keep theirs',
  access: PLAYERS,
  input: z.strictObject({ id: z.uuid() }),
  value: z.object({}),
});
