import { z } from 'zod';
import { defineCall } from '#libs/platform/common/call';
import { LEVEL_CHECK_STATES, levelCheck } from '#libs/rewards/common/level-checks';
import { textAndDays } from './case-filters.js';
import { operatorsList } from './operators-list.js';
import { reason } from './reason.js';

const access = ['operator'] as const;
const id = z.uuid();

/** What the list is narrowed to. */
export const LEVEL_CHECK_QUEUES = [...LEVEL_CHECK_STATES, 'all'] as const;

export const levelCheckList = operatorsList({
  name: 'level-checks',
  path: '/wps/ops/level-checks',
  summary:
    'High VIP levels that play has reached: those that wait by their wait, the longest first; others newest first',
  permission: { read: 'level.read', export: 'level.export' },
  filters: {
    /** How an account begins, and the days on which the levels were reached. */
    ...textAndDays,
    state: z.enum(LEVEL_CHECK_QUEUES).default('waiting'),
  },
  row: levelCheck,
});

export const getLevelCheck = defineCall({
  method: 'GET',
  path: '/wps/ops/level-checks/:id',
  summary: 'A VIP level that waits for an operator, or has waited',
  access,
  permission: 'level.read',
  input: z.strictObject({ id }),
  value: levelCheck,
});

export const confirmLevel = defineCall({
  method: 'POST',
  path: '/wps/ops/level-checks/:id/confirmation',
  summary: 'Lets the member rise to the level, which pays what it gives',
  access,
  permission: 'level.decide',
  idempotent: true,
  input: z.strictObject({ id, reason }),
  value: levelCheck,
});

export const refuseLevel = defineCall({
  method: 'POST',
  path: '/wps/ops/level-checks/:id/refusal',
  summary: 'Keeps the member at the present level; members do not read the reason',
  access,
  permission: 'level.decide',
  idempotent: true,
  input: z.strictObject({ id, reason }),
  value: levelCheck,
});
