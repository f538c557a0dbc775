import { z } from 'zod';
import { ALERT_KINDS, paymentAlert } from '#libs/cashier/common/payment-alert';
import { unmatchedPayment } from '#libs/cashier/common/unmatched-payment';
import { defineCall } from '#libs/platform/common/call';
import { CREDIT_PROPOSAL_STATES, caseFilters, textAndDays } from './case-filters.js';
import { operatorsList } from './operators-list.js';

const access = ['operator'] as const;
const id = z.uuid();

/** What the operator means: whose deposit, and which amount was on the page. */
const credit = z.strictObject({
  id,
  /** Number of the deposit; of one that is paid already, its member gets a new one. */
  deposit: z.uuid(),
  /** Of the payment, as the operator saw it, so that nothing else can be meant. */
  amount: z.string().max(40),
});

export const unmatchedPaymentList = operatorsList({
  name: 'payments',
  path: '/wps/ops/payments',
  summary: 'Payments in the suspense account that fit no open deposit, oldest first',
  permission: { read: 'payment.read', export: 'payment.export' },
  filters: { ...caseFilters, state: z.enum(CREDIT_PROPOSAL_STATES).optional() },
  row: unmatchedPayment,
});

export const proposePaymentCredit = defineCall({
  method: 'POST',
  path: '/wps/ops/payments/:id/credit',
  summary: 'Proposes to credit a payment in suspense; a second operator has to confirm it',
  access,
  permission: 'payment.credit',
  idempotent: true,
  input: credit,
  value: z.object({}),
});

export const confirmPaymentCredit = defineCall({
  method: 'POST',
  path: '/wps/ops/payments/:id/credit/confirm',
  summary: 'Credits what another operator proposed',
  access,
  permission: 'payment.confirm-credit',
  idempotent: true,
  input: credit,
  value: z.object({}),
});

export const dropPaymentCredit = defineCall({
  method: 'POST',
  path: '/wps/ops/payments/:id/credit/drop',
  summary: 'Drops the proposal; the payment waits again',
  access,
  permission: 'payment.credit',
  idempotent: true,
  input: z.strictObject({ id }),
  value: z.object({}),
});

export const returnPayment = defineCall({
  method: 'POST',
  path: '/wps/ops/payments/:id/return',
  summary: 'Records that the bank has sent the payment back to whoever paid',
  access,
  permission: 'payment.return',
  idempotent: true,
  input: z.strictObject({
    id,
    /** The bank's, of the transfer back. */
    reference: z.string().trim().min(3).max(100),
  }),
  value: z.object({}),
});

export const paymentAlertList = operatorsList({
  name: 'payment-alerts',
  path: '/wps/ops/payment-alerts',
  summary: 'Reports of providers that contradict themselves or cannot be read, oldest first',
  permission: { read: 'payment.read', export: 'payment.export' },
  filters: { ...textAndDays, kind: z.enum(ALERT_KINDS).optional() },
  row: paymentAlert,
});

export const markPaymentAlertSeen = defineCall({
  method: 'POST',
  path: '/wps/ops/payment-alerts/:id/seen',
  summary: 'Takes an alert from the list; who did it is recorded',
  access,
  permission: 'payment.dismiss-alert',
  idempotent: true,
  input: z.strictObject({ id: z.string().regex(/^\d{1,18}$/) }),
  value: z.object({}),
});
