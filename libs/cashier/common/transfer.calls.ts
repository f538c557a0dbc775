import { z } from 'zod';
import { currencyCode } from '#libs/money/currency-code';
import { defineCall } from '#libs/platform/common/call';
import { pageOf, paging } from '#libs/platform/common/paging';
import { bonus } from '#libs/wagering/common/bonus';

/** A transfer between two members of one tree. */
export const transfer = z.object({
  id: z.string(),
  direction: z.enum(['sent', 'received']),
  /** The user name of the other member. */
  account: z.string(),
  amount: z.string(),
  currency: currencyCode,
  reason: z.string(),
  at: z.string(),
});
export type Transfer = z.output<typeof transfer>;

const order = {
  amount: z.string().max(40),
  paymentPassword: z.string().min(1).max(255),
  reason: z.string().trim().min(1).max(140),
  /** The member accepts that bonuses which end when money leaves (`forfeits` of the options) are lost. */
  acceptForfeit: z.boolean().optional(),
};

export const transferDownline = defineCall({
  method: 'POST',
  path: '/wps/cashier/transfers/downline',
  summary: 'Sends money that is free of turnover to a direct downline',
  access: ['agent'],
  sealed: true,
  idempotent: true,
  secrets: ['paymentPassword'],
  input: z.strictObject({ account: z.string().trim().min(1).max(64), ...order }),
  value: transfer,
});

export const transferUpline = defineCall({
  method: 'POST',
  path: '/wps/cashier/transfers/upline',
  summary: "Sends money that is free of turnover to the member's upline",
  access: ['member', 'agent'],
  sealed: true,
  idempotent: true,
  secrets: ['paymentPassword'],
  input: z.strictObject({ ...order }),
  value: transfer,
});

export const listTransfers = defineCall({
  method: 'GET',
  path: '/wps/cashier/transfers',
  summary: "The member's transfers, sent and received, the newest first",
  access: ['member', 'agent'],
  input: z.strictObject({ ...paging }),
  value: pageOf(transfer).extend({ seq: z.int() }),
});

export const getTransferOptions = defineCall({
  method: 'GET',
  path: '/wps/cashier/transfer-options',
  summary: 'To whom the member may send money, and how much',
  access: ['member', 'agent'],
  input: z.strictObject({}),
  value: z.object({
    /** The upline's user name, where there is one. */
    upline: z.string().nullable(),
    toDownline: z.boolean(),
    currency: currencyCode,
    min: z.string(),
    /** The largest amount that can be sent now: the balance less the turnover; 0 if the wallet is frozen or has to wait. */
    max: z.string(),
    turnoverLeft: z.string(),
    /** Withdrawals and transfers are refused until `owed`, or the dividend that the member owes a downline, is paid. */
    frozen: z.boolean(),
    /** What the member owes for reversed deposits. Money that comes in pays it first. */
    owed: z.string(),
    /** Nothing may leave before this moment (ISO 8601), as after a recovery or a log-in that was not verified. */
    waitUntil: z.string().nullable(),
    hasPaymentPassword: z.boolean(),
    /** Bonuses that would be lost. */
    forfeits: z.array(bonus),
    seq: z.int(),
  }),
});
