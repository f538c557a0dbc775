import { z } from 'zod';
import { DEPOSIT_STATES } from '#libs/cashier/common/deposit-states';
import { creditProposal } from '#libs/cashier/common/unmatched-payment';
import { currencyCode } from '#libs/money/currency-code';
import { defineCall } from '#libs/platform/common/call';
import { CREDIT_PROPOSAL_STATES, caseFilters } from './case-filters.js';
import { operatorsList } from './operators-list.js';
import { proposal } from './proposal.calls.js';
import { reason } from './reason.js';

/** A deposit that the provider reported with another amount than ordered. */
export const depositCase = z.object({
  id: z.uuid(),
  member: z.object({ id: z.string(), account: z.string() }),
  method: z.string(),
  amount: z.string(),
  fee: z.string(),
  currency: currencyCode,
  status: z.enum(DEPOSIT_STATES),
  createdAt: z.string(),
  /** What the provider says that it has; one of them can be credited instead of the amount that was ordered. */
  reports: z.array(
    z.object({
      event: z.uuid(),
      payment: z.string(),
      amount: z.string(),
      /** As the provider wrote it. */
      currency: z.string(),
      receivedAt: z.string(),
      /** The payment in suspense, whose calls credit it; `null` where nobody can read the amount. */
      unmatched: z.uuid().nullable(),
      /** Something is left after the fee, in the currency of the order, and no other report of the payment is credited. */
      creditable: z.boolean(),
      proposal: creditProposal.nullable(),
    }),
  ),
});
export type DepositCase = z.output<typeof depositCase>;

export const depositList = operatorsList({
  name: 'deposits',
  path: '/wps/ops/deposits',
  summary: 'Deposits that wait for an operator, oldest first',
  permission: { read: 'deposit.read', export: 'deposit.export' },
  filters: { ...caseFilters, state: z.enum(CREDIT_PROPOSAL_STATES).optional() },
  row: depositCase,
});

export const dismissDepositCase = defineCall({
  method: 'POST',
  path: '/wps/ops/deposits/:id/dismiss',
  summary: 'Ends the review without money, with a reason for the record',
  access: ['operator'],
  permission: 'deposit.dismiss',
  idempotent: true,
  input: z.strictObject({ id: z.uuid(), reason }),
  value: z.object({}),
});

export const reverseDeposit = defineCall({
  method: 'POST',
  path: '/wps/ops/deposits/:id/reversal',
  summary:
    'Takes a paid deposit back from its member; above the limit of the brand a second operator decides',
  access: ['operator'],
  permission: 'deposit.reverse',
  elevated: true,
  idempotent: true,
  input: z.strictObject({ id: z.uuid(), reason }),
  /** `null` where it was done at once. */
  value: z.object({ proposal: proposal.nullable() }),
});
