import { z } from 'zod';
import { getProof } from '#libs/cashier/common/withdrawal.calls';
import { withdrawalCase, withdrawalCaseDetail } from '#libs/cashier/common/withdrawal-case';
import { WITHDRAWAL_STATES, type WithdrawalState } from '#libs/cashier/common/withdrawal-states';
import { defineCall } from '#libs/platform/common/call';
import { caseFilters } from './case-filters.js';
import { operatorsList } from './operators-list.js';
import { reason } from './reason.js';

/** The states that each choice of the queue shows. `todo` is all that waits for an operator. */
export const QUEUES = {
  todo: ['requested', 'approved', 'disputed', 'force-proposed'],
  requested: ['requested'],
  approved: ['approved'],
  disputed: ['disputed', 'force-proposed'],
  sent: ['distributed'],
  done: ['received', 'auto-received', 'rejected', 'refunded', 'force-received'],
  all: WITHDRAWAL_STATES,
} as const satisfies Record<string, readonly WithdrawalState[]>;
export type Queue = keyof typeof QUEUES;
export const QUEUE_NAMES = Object.keys(QUEUES) as Queue[];
/** Choices with cases that are over: nobody waits, so the newest come first. */
export const NEWEST_FIRST: readonly Queue[] = ['done', 'all'];

const id = z.uuid();
const reference = z.string().trim().min(3).max(100);
const access = ['operator'] as const;

export const withdrawalList = operatorsList({
  name: 'withdrawals',
  path: '/wps/ops/withdrawals',
  summary:
    'Withdrawals as operators work on them: approved ones with a rest to send first, then who waits longest',
  permission: { read: 'withdrawal.read', export: 'withdrawal.export' },
  filters: {
    ...caseFilters,
    queue: z.enum(QUEUE_NAMES).default('todo'),
    mine: z.enum(['1']).optional(),
  },
  row: withdrawalCase,
});

export const getWithdrawalCase = defineCall({
  method: 'GET',
  path: '/wps/ops/withdrawals/:id',
  summary: 'One withdrawal with all that an operator needs to decide',
  access,
  permission: 'withdrawal.read',
  input: z.strictObject({ id }),
  value: withdrawalCaseDetail.extend({
    /** Of the member, now. */
    funds: z.object({
      balance: z.string(),
      onHold: z.string(),
      turnoverLeft: z.string(),
      /** For deposits that were reversed. */
      owed: z.string(),
    }),
  }),
});

export const getWithdrawalCaseProof = defineCall({
  method: 'GET',
  path: '/wps/ops/withdrawals/:id/proofs/:proof',
  summary: 'An image that the member showed with "not received"',
  access,
  permission: 'withdrawal.read',
  input: z.strictObject({ id, proof: z.uuid() }),
  value: getProof.value,
});

export const claimWithdrawal = defineCall({
  method: 'POST',
  path: '/wps/ops/withdrawals/:id/claim',
  summary: 'Takes the case, so that no other operator moves it',
  access,
  permission: 'withdrawal.claim',
  input: z.strictObject({ id }),
  value: withdrawalCaseDetail,
});

export const releaseWithdrawal = defineCall({
  method: 'POST',
  path: '/wps/ops/withdrawals/:id/release',
  summary: 'Gives the case back',
  access,
  permission: 'withdrawal.claim',
  input: z.strictObject({ id }),
  value: withdrawalCaseDetail,
});

export const approveWithdrawal = defineCall({
  method: 'POST',
  path: '/wps/ops/withdrawals/:id/approve',
  summary: 'Lets the payout follow',
  access,
  permission: 'withdrawal.approve',
  idempotent: true,
  input: z.strictObject({ id }),
  value: withdrawalCaseDetail,
});

export const rejectWithdrawal = defineCall({
  method: 'POST',
  path: '/wps/ops/withdrawals/:id/reject',
  summary: 'Refuses it with a reason that the member reads; the hold is released',
  access,
  permission: 'withdrawal.reject',
  idempotent: true,
  input: z.strictObject({ id, reason }),
  value: withdrawalCaseDetail,
});

export const distributeWithdrawal = defineCall({
  method: 'POST',
  path: '/wps/ops/withdrawals/:id/distribute',
  summary: 'Records a payout of a part or all of the rest, which the member is asked to confirm',
  access,
  permission: 'withdrawal.distribute',
  elevated: true,
  idempotent: true,
  input: z.strictObject({ id, amount: z.string().max(40), reference }),
  value: withdrawalCaseDetail,
});

export const resolveWithdrawal = defineCall({
  method: 'POST',
  path: '/wps/ops/withdrawals/:id/resolve',
  summary: 'Ends a dispute: pays again, pays back, or proposes to count it as received',
  access,
  permission: 'withdrawal.resolve',
  idempotent: true,
  input: z.strictObject({
    id,
    outcome: z.enum(['resend', 'refund', 'propose-force', 'drop-force']),
    /** Of the new payout; needed for `resend`. */
    reference: reference.optional(),
  }),
  value: withdrawalCaseDetail,
});

export const confirmForcedReceipt = defineCall({
  method: 'POST',
  path: '/wps/ops/withdrawals/:id/forced-receipt',
  summary: 'Counts a disputed withdrawal as received, as another operator proposed',
  access,
  permission: 'withdrawal.confirm-force',
  idempotent: true,
  input: z.strictObject({ id }),
  value: withdrawalCaseDetail,
});
