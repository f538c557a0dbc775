import { z } from 'zod';
import { defineCall } from '#libs/platform/common/call';
import {
  GOODS_TYPES,
  REDEMPTION_STATES,
  redemptionCase,
  redemptionCaseDetail,
} from '#libs/rewards/common/mall';
import { textAndDays } from './case-filters.js';
import { operatorsList } from './operators-list.js';
import { reason } from './reason.js';

const access = ['operator'] as const;
const id = z.uuid();

/** What the list is narrowed to by state. */
export const REDEMPTION_QUEUES = [...REDEMPTION_STATES, 'all'] as const;

export const redemptionList = operatorsList({
  name: 'redemptions',
  path: '/wps/ops/redemptions',
  summary: 'Redemptions of points: those that wait by their wait, the longest first; others newest first',
  permission: { read: 'redemption.read', export: 'redemption.export' },
  filters: {
    /** How an account or an id begins, and the days of the redemption. */
    ...textAndDays,
    state: z.enum(REDEMPTION_QUEUES).default('in-process'),
    type: z.enum(GOODS_TYPES).optional(),
    mine: z.enum(['1']).optional(),
  },
  row: redemptionCase,
});

export const getRedemptionCase = defineCall({
  method: 'GET',
  path: '/wps/ops/redemptions/:id',
  summary: 'A redemption with its timeline; the receiver is shown to the operator who has claimed it last',
  access,
  permission: 'redemption.read',
  input: z.strictObject({ id }),
  value: redemptionCaseDetail,
});

const move = {
  method: 'POST',
  access,
  permission: 'redemption.decide',
  input: z.strictObject({ id }),
  value: redemptionCaseDetail,
} as const;

export const claimRedemption = defineCall({
  ...move,
  path: '/wps/ops/redemptions/:id/claim',
  summary:
    'Takes the redemption, and shows its receiver; no other operator decides for 30 minutes after the last act',
});

export const releaseRedemption = defineCall({
  ...move,
  path: '/wps/ops/redemptions/:id/release',
  summary: 'Gives the redemption back',
});

export const approveRedemption = defineCall({
  ...move,
  path: '/wps/ops/redemptions/:id/approval',
  summary: 'Approves a redemption: the goods are sent',
  idempotent: true,
});

export const completeRedemption = defineCall({
  ...move,
  path: '/wps/ops/redemptions/:id/completion',
  summary: 'Completes an approved redemption: the goods have arrived',
  idempotent: true,
});

export const rejectRedemption = defineCall({
  ...move,
  path: '/wps/ops/redemptions/:id/rejection',
  summary:
    'Rejects a redemption, with a reason that the member reads; points, amount and pieces are given back',
  idempotent: true,
  input: z.strictObject({ id, reason }),
});
