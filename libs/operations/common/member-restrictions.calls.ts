import { z } from 'zod';
import { defineCall } from '#libs/platform/common/call';
import { memberRestriction } from '#libs/safer-play/common/restriction';
import { reason } from './reason.js';

const access = ['operator'] as const;
const id = z.string().regex(/^[1-9]\d{0,17}$/);

/** `barred`: no rewards and no marketing, by whatever stands. The list begins with what stands. */
const memberRestrictions = z.object({ barred: z.boolean(), list: z.array(memberRestriction) });

export const listMemberRestrictions = defineCall({
  method: 'GET',
  path: '/wps/ops/members/:id/restrictions',
  summary: 'What a member may not do or receive now, and what was lifted, newest first',
  access,
  permission: 'member.read',
  input: z.strictObject({ id }),
  value: memberRestrictions,
});

export const barFromRewards = defineCall({
  method: 'POST',
  path: '/wps/ops/members/:id/restrictions/no-rewards',
  summary: 'Bars a member from rewards and marketing until that is lifted; the member is told nothing',
  access,
  permission: 'member.bar-rewards',
  idempotent: true,
  input: z.strictObject({ id, reason }),
  value: memberRestrictions,
});

export const liftBarFromRewards = defineCall({
  method: 'POST',
  path: '/wps/ops/members/:id/restrictions/no-rewards/lift',
  summary: 'Lets a member receive rewards again, unless another restriction stands',
  access,
  permission: 'member.lift-bar',
  idempotent: true,
  input: z.strictObject({ id, reason }),
  value: memberRestrictions,
});
