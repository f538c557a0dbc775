import { z } from 'zod';
import { CHAT_ROLES, defineCall, MEMBERS_AND_AGENTS } from '#libs/platform/common/call';
import { SERVICE } from '#libs/site/common/modules';
import { RATINGS, serviceQueueState } from './service.js';
import {
  linesOfText,
  POST_IMAGES,
  POST_LENGTH,
  THREAD_SUBJECTS,
  threadDetail,
  threadSummary,
} from './thread.js';

const id = z.uuid();

export const startGuestSession = defineCall({
  method: 'POST',
  path: '/wps/service/session',
  summary:
    'Opens a session in which a guest chats with customer service, for 24 hours and nothing else; takes a proof of work',
  access: ['guest'],
  module: SERVICE,
  whileClosed: true,
  input: z.strictObject({
    /** The solved challenge of `GET /wps/verification/challenge`: base64 of the JSON `{ challenge, solution }`. */
    botCheck: z.string().max(5000).optional(),
  }),
  value: z.object({ token: z.string(), expiresAt: z.string() }),
});

export const getService = defineCall({
  method: 'GET',
  path: '/wps/service',
  summary:
    "Whether customer service is there, who waits, and the member's chat: the open one or the last one of an hour",
  access: CHAT_ROLES,
  module: SERVICE,
  whileClosed: true,
  input: z.strictObject({}),
  value: serviceQueueState.extend({ chat: threadSummary.nullable(), seq: z.int() }),
});

export const openChat = defineCall({
  method: 'POST',
  path: '/wps/service/chats',
  summary:
    'Begins a chat, or goes on with the one that is open; outside of the hours of service it becomes feedback of a member, and is refused to a guest',
  access: CHAT_ROLES,
  module: SERVICE,
  whileClosed: true,
  files: POST_IMAGES,
  input: z.strictObject({
    type: z.enum(THREAD_SUBJECTS),
    text: linesOfText({ min: 1, max: POST_LENGTH }),
    clientId: z.uuid(),
  }),
  value: threadDetail,
});

export const typeInChat = defineCall({
  method: 'POST',
  path: '/wps/service/chats/:id/typing',
  summary: 'Tells the operator who has the chat that the member is typing; nothing is stored',
  access: CHAT_ROLES,
  module: SERVICE,
  whileClosed: true,
  input: z.strictObject({ id }),
  value: z.object({}),
});

export const rateChat = defineCall({
  method: 'POST',
  path: '/wps/service/chats/:id/rating',
  summary: 'Rates a chat that is over, once',
  access: CHAT_ROLES,
  module: SERVICE,
  whileClosed: true,
  input: z.strictObject({ id, rating: z.literal(RATINGS) }),
  value: threadSummary,
});

export const mailTranscript = defineCall({
  method: 'POST',
  path: '/wps/service/chats/:id/transcript',
  summary:
    'Mails what was written in a chat to the proved address of the member, three times an hour at most',
  access: MEMBERS_AND_AGENTS,
  module: SERVICE,
  whileClosed: true,
  input: z.strictObject({ id }),
  value: z.object({}),
});
