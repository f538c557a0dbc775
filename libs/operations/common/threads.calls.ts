import { z } from 'zod';
import {
  linesOfText,
  POST_IMAGES,
  POST_LENGTH,
  THREAD_KINDS,
  THREAD_STATES,
  THREAD_SUBJECTS,
  threadCase,
  threadCaseDetail,
} from '#libs/messaging/common/thread';
import { getThreadImage } from '#libs/messaging/common/thread.calls';
import { defineCall } from '#libs/platform/common/call';
import { textAndDays } from './case-filters.js';
import { operatorsList } from './operators-list.js';

const access = ['operator'] as const;
const id = z.uuid();
const no = z.coerce.number().int().min(1).max(1_000_000);

/** What the list is narrowed to by state; `live` is all that are not closed. */
export const THREAD_QUEUES = [...THREAD_STATES, 'live', 'all'] as const;

export const threadList = operatorsList({
  name: 'threads',
  path: '/wps/ops/threads',
  summary: 'Threads of members: open and live ones by their wait, the longest first; any others newest first',
  permission: { read: 'thread.read', export: 'thread.export' },
  filters: {
    /** How an account or an id begins, and the days of the opening. */
    ...textAndDays,
    state: z.enum(THREAD_QUEUES).default('open'),
    type: z.enum(THREAD_SUBJECTS).optional(),
    kind: z.enum(THREAD_KINDS).optional(),
    complaint: z.enum(['1']).optional(),
    mine: z.enum(['1']).optional(),
  },
  row: threadCase,
});

export const getThreadCase = defineCall({
  method: 'GET',
  path: '/wps/ops/threads/:id',
  summary: 'A thread with its newest posts, or those before one',
  access,
  permission: 'thread.read',
  input: z.strictObject({ id, before: no.optional() }),
  value: threadCaseDetail,
});

export const getThreadCaseImage = defineCall({
  method: 'GET',
  path: '/wps/ops/threads/:id/images/:image',
  summary: 'An image of a thread; who has seen it is recorded',
  access,
  permission: 'thread.read',
  input: z.strictObject({ id, image: z.uuid() }),
  value: getThreadImage.value,
});

export const answerThread = defineCall({
  method: 'POST',
  path: '/wps/ops/threads/:id/posts',
  summary:
    'Answers the member with text, up to three images, or both, and claims the thread; 409 while another operator holds it',
  access,
  permission: 'thread.answer',
  files: POST_IMAGES,
  input: z.strictObject({
    id,
    /** What is sent again under the same one is not written again. */
    clientId: z.uuid(),
    text: linesOfText({ max: POST_LENGTH }).default(''),
  }),
  value: threadCaseDetail,
});

export const readThreadCase = defineCall({
  method: 'POST',
  path: '/wps/ops/threads/:id/read',
  summary: 'Says up to which post an operator has seen the thread; the member is shown it',
  access,
  permission: 'thread.answer',
  input: z.strictObject({ id, no }),
  value: z.object({}),
});

export const typeInThread = defineCall({
  method: 'POST',
  path: '/wps/ops/threads/:id/typing',
  summary: 'Tells the member of a chat that the operator who has it is typing; nothing is stored',
  access,
  permission: 'thread.answer',
  input: z.strictObject({ id }),
  value: z.object({}),
});

export const claimThread = defineCall({
  method: 'POST',
  path: '/wps/ops/threads/:id/claim',
  summary: 'Takes the thread, so that no other operator answers it; for 30 minutes after the last act',
  access,
  permission: 'thread.answer',
  input: z.strictObject({ id }),
  value: threadCaseDetail,
});

export const releaseThread = defineCall({
  method: 'POST',
  path: '/wps/ops/threads/:id/release',
  summary: 'Gives the thread back',
  access,
  permission: 'thread.answer',
  input: z.strictObject({ id }),
  value: threadCaseDetail,
});

export const acknowledgeThread = defineCall({
  method: 'POST',
  path: '/wps/ops/threads/:id/acknowledgement',
  summary: 'Tells the member that the complaint has arrived; an answer does so too',
  access,
  permission: 'thread.answer',
  input: z.strictObject({ id }),
  value: threadCaseDetail,
});

export const markThreadComplaint = defineCall({
  method: 'POST',
  path: '/wps/ops/threads/:id/complaint',
  summary: 'Makes a complaint of the thread',
  access,
  permission: 'thread.answer',
  input: z.strictObject({ id }),
  value: threadCaseDetail,
});

export const closeThreadCase = defineCall({
  method: 'POST',
  path: '/wps/ops/threads/:id/close',
  summary: 'Closes the thread; a post of the member opens it again within seven days',
  access,
  permission: 'thread.close',
  input: z.strictObject({ id }),
  value: threadCaseDetail,
});
