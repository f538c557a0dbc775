import { z } from 'zod';
import { defineCall } from '#libs/platform/common/call';
import { heldReward, heldRewardDetail } from '#libs/rewards/common/held-rewards';
import { textAndDays } from './case-filters.js';
import { operatorsList } from './operators-list.js';
import { reason } from './reason.js';

const access = ['operator'] as const;
const id = z.uuid();

/** What the list is narrowed to. */
export const HELD_REWARD_QUEUES = ['waiting', 'approved', 'rejected', 'all'] as const;

export const heldRewardList = operatorsList({
  name: 'held-rewards',
  path: '/wps/ops/held-rewards',
  summary: 'Rewards that were held: those that wait by their wait, the longest first; others newest first',
  permission: { read: 'reward.read', export: 'reward.export' },
  filters: {
    /** How an account or an id begins, and the days since when it is held. */
    ...textAndDays,
    state: z.enum(HELD_REWARD_QUEUES).default('waiting'),
  },
  row: heldReward,
});

export const getHeldReward = defineCall({
  method: 'GET',
  path: '/wps/ops/held-rewards/:id',
  summary: 'A reward that was held, with what speaks against it',
  access,
  permission: 'reward.read',
  input: z.strictObject({ id }),
  value: heldRewardDetail,
});

export const approveHeldReward = defineCall({
  method: 'POST',
  path: '/wps/ops/held-rewards/:id/approval',
  summary: 'Gives a reward that was held, and what is held for the same referral',
  access,
  permission: 'reward.decide',
  idempotent: true,
  input: z.strictObject({ id }),
  value: heldRewardDetail,
});

export const rejectHeldReward = defineCall({
  method: 'POST',
  path: '/wps/ops/held-rewards/:id/rejection',
  summary:
    'Refuses a reward that was held, and what is held for the same referral; members do not read the reason',
  access,
  permission: 'reward.decide',
  idempotent: true,
  input: z.strictObject({ id, reason }),
  value: heldRewardDetail,
});
