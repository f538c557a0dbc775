import { z } from 'zod';
import { CHAT_ROLES, defineCall, MEMBERS_AND_AGENTS } from '#libs/platform/common/call';
import { pageOf, paging } from '#libs/platform/common/paging';
import {
  CONTACT_LENGTH,
  FEEDBACK_LENGTH,
  linesOfText,
  POST_IMAGES,
  POST_LENGTH,
  THREAD_SUBJECTS,
  threadDetail,
  threadPost,
  threadSummary,
} from './thread.js';

const id = z.uuid();
/** Chosen by the sender: what is sent again under the same one is not written again. */
const clientId = z.uuid();
const no = z.coerce.number().int().min(1).max(1_000_000);

export const sendFeedback = defineCall({
  method: 'PUT',
  path: '/wps/feedback',
  summary: 'Opens a thread of a member with up to three images; with `complaint`, as a complaint',
  access: MEMBERS_AND_AGENTS,
  files: POST_IMAGES,
  input: z.strictObject({
    type: z.enum(THREAD_SUBJECTS),
    content: linesOfText(FEEDBACK_LENGTH),
    /** How else the member can be reached. */
    contact: linesOfText({ max: CONTACT_LENGTH }).optional(),
    complaint: z.enum(['0', '1']).default('0'),
    clientId: clientId.optional(),
  }),
  value: threadDetail,
});

export const listThreads = defineCall({
  method: 'GET',
  path: '/wps/messages/threads',
  summary: "The member's threads, those with the newest posts first",
  access: MEMBERS_AND_AGENTS,
  input: z.strictObject({ ...paging }),
  value: pageOf(threadSummary).extend({ seq: z.int() }),
});

export const getThread = defineCall({
  method: 'GET',
  path: '/wps/messages/threads/:id',
  summary: 'A thread of the member with its newest posts, or those before one',
  access: CHAT_ROLES,
  whileClosed: true,
  input: z.strictObject({ id, before: no.optional() }),
  value: threadDetail.extend({ seq: z.int() }),
});

export const writePost = defineCall({
  method: 'POST',
  path: '/wps/messages/threads/:id/posts',
  summary: 'Writes into a thread; within seven days this opens a closed one again, but a chat',
  access: CHAT_ROLES,
  whileClosed: true,
  files: POST_IMAGES,
  input: z.strictObject({ id, clientId, text: linesOfText({ max: POST_LENGTH }).default('') }),
  value: threadPost,
});

export const closeThread = defineCall({
  method: 'POST',
  path: '/wps/messages/threads/:id/close',
  summary: 'Closes the thread: nothing more is to be answered',
  access: CHAT_ROLES,
  whileClosed: true,
  input: z.strictObject({ id }),
  value: threadSummary,
});

export const complain = defineCall({
  method: 'POST',
  path: '/wps/messages/threads/:id/complaint',
  summary: 'Makes a complaint of the thread: acknowledged within 24 hours, decided within eight weeks',
  access: MEMBERS_AND_AGENTS,
  input: z.strictObject({ id }),
  value: threadSummary,
});

export const readThread = defineCall({
  method: 'POST',
  path: '/wps/messages/threads/:id/read',
  summary: 'Says up to which post the member has seen the thread',
  access: CHAT_ROLES,
  whileClosed: true,
  input: z.strictObject({ id, no }),
  value: z.object({}),
});

export const getThreadImage = defineCall({
  method: 'GET',
  path: '/wps/messages/threads/:id/images/:image',
  summary: 'An image of a thread; for its member only',
  access: CHAT_ROLES,
  whileClosed: true,
  input: z.strictObject({ id, image: z.uuid() }),
  /** `data` is base64. */
  value: z.object({ type: z.string(), data: z.string() }),
});
