import { z } from 'zod';
import { defineCall } from '#libs/platform/common/call';
import { applicationCase, applicationCaseDetail } from '#libs/rewards/common/application-cases';
import { getApplicationImage } from '#libs/rewards/common/applications.calls';
import { textAndDays } from './case-filters.js';
import { operatorsList } from './operators-list.js';
import { reason } from './reason.js';

const access = ['operator'] as const;
const id = z.uuid();

/** What the list is narrowed to by state. */
export const APPLICATION_QUEUES = ['waiting', 'taken', 'approved', 'rejected', 'all'] as const;

export const applicationList = operatorsList({
  name: 'applications',
  path: '/wps/ops/applications',
  summary: 'Applications for rewards: those that wait by their wait, the longest first; others newest first',
  permission: { read: 'reward.read', export: 'reward.export' },
  filters: {
    /** How an account or an id begins, and the days on which it was sent last. */
    ...textAndDays,
    state: z.enum(APPLICATION_QUEUES).default('waiting'),
    mine: z.enum(['1']).optional(),
  },
  row: applicationCase,
});

export const getApplicationCase = defineCall({
  method: 'GET',
  path: '/wps/ops/applications/:id',
  summary: 'An application with all that the member has sent for it, and what was decided',
  access,
  permission: 'reward.read',
  input: z.strictObject({ id }),
  value: applicationCaseDetail,
});

export const getApplicationCaseImage = defineCall({
  method: 'GET',
  path: '/wps/ops/applications/:id/images/:image',
  summary: 'An image of an application, for those who decide; who has seen it is recorded',
  access,
  permission: 'reward.decide',
  input: z.strictObject({ id, image: z.uuid() }),
  value: getApplicationImage.value,
});

const move = {
  method: 'POST',
  access,
  permission: 'reward.decide',
  input: z.strictObject({ id }),
  value: applicationCaseDetail,
} as const;

export const takeApplication = defineCall({
  ...move,
  path: '/wps/ops/applications/:id/claim',
  summary: 'Takes the application; no other operator decides for 30 minutes after the last act',
});

export const dropApplication = defineCall({
  ...move,
  path: '/wps/ops/applications/:id/release',
  summary: 'Gives the application back',
});

export const approveApplication = defineCall({
  ...move,
  path: '/wps/ops/applications/:id/approval',
  summary: 'Gives the reward, or lets the member claim it; its budget is taken now',
  idempotent: true,
});

export const rejectApplication = defineCall({
  ...move,
  path: '/wps/ops/applications/:id/rejection',
  summary:
    'Rejects the application with a reason that the member reads, and who may apply again while tries are left',
  idempotent: true,
  input: z.strictObject({ id, reason }),
});
