import { z } from 'zod';
import { defineCall, LOGGED_IN, MEMBERS_AND_AGENTS } from '#libs/platform/common/call';
import { pageOf, paging } from '#libs/platform/common/paging';
import { languageInput } from '#libs/site/common/language-code';
import { CONSENT_CHANNELS, CONSENT_PRODUCTS, consentTo } from './consent.js';
import { MESSAGE_CATEGORIES } from './message-kind.js';
import { unreadCounts } from './unread-counts.js';

export const message = z.object({
  id: z.string(),
  /** The name of a `MessageKind`; the client has its text, in the reader's language. */
  kind: z.string(),
  category: z.enum(MESSAGE_CATEGORIES),
  /** As the kind declares it. */
  data: z.record(z.string(), z.unknown()),
  at: z.string(),
  read: z.boolean(),
});
export type Message = z.output<typeof message>;

/** Digits of a message to this member, or the id of a broadcast. */
const messageId = z.union([z.string().regex(/^\d{1,18}$/), z.uuid()]);

export const getUnreadCount = defineCall({
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  summary: 'How many messages, rewards and missions wait to be seen',
  access: MEMBERS_AND_AGENTS,
  input: z.strictObject({}),
  value: unreadCounts.extend({ seq: z.int() }),
});

export const listMessages = defineCall({
  method: 'GET',
  path: '/wps/messages',
  summary: "The member's messages of a category or of all, newest first",
  access: MEMBERS_AND_AGENTS,
  input: z.strictObject({
    ...paging,
    language: languageInput,
    category: z.enum(MESSAGE_CATEGORIES).optional(),
  }),
  value: pageOf(message).extend({ seq: z.int() }),
});

export const readMessages = defineCall({
  method: 'POST',
  path: '/wps/messages/read',
  summary: 'Marks messages as read, all of them where no ids are given',
  access: MEMBERS_AND_AGENTS,
  input: z.strictObject({ ids: z.array(messageId).max(200).optional() }),
  value: z.object({}),
});

export const removeMessages = defineCall({
  method: 'POST',
  path: '/wps/messages/removal',
  summary: "Takes messages out of the member's inbox",
  access: MEMBERS_AND_AGENTS,
  input: z.strictObject({ ids: z.array(messageId).min(1).max(200) }),
  value: z.object({}),
});

export const getConsents = defineCall({
  method: 'GET',
  path: '/wps/messages/consents',
  summary: 'Offers that the member has agreed to, by product and channel',
  access: MEMBERS_AND_AGENTS,
  input: z.strictObject({}),
  value: z.object({ given: z.array(consentTo) }),
});

export const setConsents = defineCall({
  method: 'PUT',
  path: '/wps/messages/consents',
  summary: 'Agrees to offers of a product by a channel, or takes that back; what is not named stays as it is',
  access: MEMBERS_AND_AGENTS,
  input: z.strictObject({
    choices: z
      .array(consentTo.extend({ given: z.boolean() }))
      .min(1)
      .max(CONSENT_PRODUCTS.length * CONSENT_CHANNELS.length),
  }),
  value: z.object({}),
});

export const closeAnnouncement = defineCall({
  method: 'PUT',
  path: '/wps/announcements/:id/closing',
  summary: 'Remembers that the member has closed a popup: it is not shown again',
  access: LOGGED_IN,
  input: z.strictObject({ id: z.uuid() }),
  value: z.object({}),
});
