import { z } from 'zod';
import { FACTOR_RESET_STATES, factorHolder, factorReset } from '#libs/authentication/common/factor-reset';
import { defineCall } from '#libs/platform/common/call';
import { textAndDays } from './case-filters.js';
import { operatorsList } from './operators-list.js';
import { reason } from './reason.js';

const id = z.uuid();
const account = z.string().trim().min(1).max(100);
const access = ['operator'] as const;

export const factorResetList = operatorsList({
  name: 'factor-resets',
  path: '/wps/ops/factor-resets',
  summary: 'Resets of lost authenticators, those under way first',
  permission: { read: 'member.read-factor', export: 'member.export-factor' },
  filters: { ...textAndDays, state: z.enum(FACTOR_RESET_STATES).optional() },
  row: factorReset,
});

export const findFactorHolder = defineCall({
  method: 'GET',
  path: '/wps/ops/factor-holder',
  summary: 'By account: whether an authenticator is on, and where its owner would be told of a reset',
  access,
  permission: 'member.read-factor',
  input: z.strictObject({ account }),
  value: factorHolder,
});

export const proposeFactorReset = defineCall({
  method: 'POST',
  path: '/wps/ops/factor-resets',
  summary: 'Proposes to switch off an authenticator that its owner has lost; a second operator confirms',
  access,
  permission: 'member.reset-factor',
  idempotent: true,
  input: z.strictObject({ account, reason }),
  value: factorReset,
});

export const confirmFactorReset = defineCall({
  method: 'POST',
  path: '/wps/ops/factor-resets/:id/confirmation',
  summary: 'Confirms it: each contact is told, and it is carried out after the waiting time',
  access,
  permission: 'member.confirm-factor-reset',
  elevated: true,
  idempotent: true,
  input: z.strictObject({ id }),
  value: factorReset,
});

export const dropFactorReset = defineCall({
  method: 'POST',
  path: '/wps/ops/factor-resets/:id/drop',
  summary: 'Takes it back until it is carried out',
  access,
  permission: 'member.reset-factor',
  idempotent: true,
  input: z.strictObject({ id }),
  value: factorReset,
});
