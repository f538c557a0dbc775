import { z } from 'zod';
import {
  BROADCAST_KINDS,
  BROADCAST_STATES,
  broadcastAudience,
  broadcastDetail,
  broadcastDraft,
  broadcastSummary,
} from '#libs/messaging/common/broadcast';
import { defineCall } from '#libs/platform/common/call';
import { textAndDays } from './case-filters.js';
import { operatorsList } from './operators-list.js';
import { reason } from './reason.js';

const access = ['operator'] as const;
const id = z.uuid();
const kind = z.enum(BROADCAST_KINDS);
/** The version of the draft that the operator has read. */
const version = z.int().min(1);

/** `proposal`: its id, where a second operator has to approve. */
const publication = z.object({ broadcast: broadcastDetail, proposal: z.string().nullable() });

export const broadcastList = operatorsList({
  name: 'broadcasts',
  path: '/wps/ops/broadcasts',
  summary: 'Messages to many members, changed last first',
  permission: { read: 'broadcast.read', export: 'broadcast.export' },
  filters: {
    kind: kind.optional(),
    state: z.enum(BROADCAST_STATES).optional(),
    /** A part of the title, in any language; and the days on which it was changed last. */
    ...textAndDays,
  },
  row: broadcastSummary,
});

export const getBroadcast = defineCall({
  method: 'GET',
  path: '/wps/ops/broadcasts/:id',
  summary: 'One broadcast with its draft',
  access,
  permission: 'broadcast.read',
  input: z.strictObject({ id }),
  value: broadcastDetail,
});

export const countBroadcastAudience = defineCall({
  method: 'POST',
  path: '/wps/ops/broadcasts/audience',
  summary: 'How many members belong to an audience now; of marketing, those who have agreed to it',
  access,
  permission: 'broadcast.read',
  input: z.strictObject({ kind, audience: broadcastAudience }),
  value: z.object({ members: z.int() }),
});

export const uploadAudienceList = defineCall({
  method: 'POST',
  path: '/wps/ops/broadcasts/lists',
  summary:
    'Stores a list of accounts, one a line of a text or of the first column of a CSV file, as the audience of a broadcast; 422 with unknown ones',
  access,
  permission: 'broadcast.write',
  idempotent: true,
  input: z.strictObject({ text: z.string().min(1).max(240_000) }),
  value: z.object({ id: z.uuid(), members: z.int() }),
});

export const createBroadcast = defineCall({
  method: 'POST',
  path: '/wps/ops/broadcasts',
  summary: 'Creates a draft, which nobody but operators sees',
  access,
  permission: 'broadcast.write',
  idempotent: true,
  input: broadcastDraft,
  value: broadcastDetail,
});

export const saveBroadcast = defineCall({
  method: 'PUT',
  path: '/wps/ops/broadcasts/:id',
  summary: 'Saves a draft. 409 if another operator has saved it meanwhile, or it is a draft no longer',
  access,
  permission: 'broadcast.write',
  idempotent: true,
  input: z.strictObject({ id, version, ...broadcastDraft.shape }),
  value: broadcastDetail,
});

export const publishBroadcast = defineCall({
  method: 'POST',
  path: '/wps/ops/broadcasts/:id/publish',
  summary:
    'Puts it into the inboxes of its audience at once, until its end if it has one, or proposes it to a second operator where it reaches many',
  access,
  permission: 'broadcast.publish',
  idempotent: true,
  input: z.strictObject({ id, version, reason }),
  value: publication,
});

export const planBroadcast = defineCall({
  method: 'POST',
  path: '/wps/ops/broadcasts/:id/plan',
  summary: 'Publishes it at its time, or proposes that to a second operator where it reaches many',
  access,
  permission: 'broadcast.publish',
  idempotent: true,
  input: z.strictObject({ id, version, reason }),
  value: publication,
});

export const unplanBroadcast = defineCall({
  method: 'POST',
  path: '/wps/ops/broadcasts/:id/plan/removal',
  summary: 'Makes a draft of it again',
  access,
  permission: 'broadcast.publish',
  idempotent: true,
  input: z.strictObject({ id }),
  value: broadcastDetail,
});

export const stopBroadcast = defineCall({
  method: 'POST',
  path: '/wps/ops/broadcasts/:id/stop',
  summary: 'Takes it out of all inboxes at once, or discards a draft; for good',
  access,
  permission: 'broadcast.publish',
  idempotent: true,
  input: z.strictObject({ id, reason }),
  value: broadcastDetail,
});
