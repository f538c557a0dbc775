import { z } from 'zod';
import { defineCall } from '#libs/platform/common/call';
import { pageOf, paging } from '#libs/platform/common/paging';

/** Money that went between two members of one tree. */
export const transfer = z.object({
  id: z.string(),
  direction: z.enum(['sent', 'received']),
  /** The other one's account. */
  account: z.string(),
  amount: z.string(),
  currency: z.string(),
  reason: z.string(),
  at: z.string(),
});
export type Transfer = z.output<typeof transfer>;

const order = {
  amount: z.string().max(40),
  paymentPassword: z.string().min(1).max(255),
  reason: z.string().trim().min(1).max(140),
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
  summary: 'Sends money that is free of turnover to the own upline',
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
  summary: 'Whom the member may send money, and how much',
  access: ['member', 'agent'],
  input: z.strictObject({}),
  value: z.object({
    /** The upline's account, where there is one. */
    upline: z.string().nullable(),
    toDownline: z.boolean(),
    currency: z.string(),
    min: z.string(),
    /** What may leave now: the balance less what turnover still holds, 0 where frozen or where it has to wait. */
    max: z.string(),
    turnoverLeft: z.string(),
    /** Withdrawals and transfers stand still until what is owed is paid. */
    frozen: z.boolean(),
    /** Nothing may leave before this moment (ISO 8601), as after a recovery or a log-in that was not verified. */
    waitUntil: z.string().nullable(),
    hasPaymentPassword: z.boolean(),
    seq: z.int(),
  }),
});
