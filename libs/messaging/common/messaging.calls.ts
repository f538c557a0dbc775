import { z } from 'zod';
import { currencyCode } from '#libs/money/currency-code';
import { defineCall, LOGGED_IN, PLAYERS } from '#libs/platform/common/call';
import { pageOf, paging } from '#libs/platform/common/paging';

/** What a message reports; the client has its text, in the reader's language. */
export const MESSAGE_KINDS = [
  'deposit.credited',
  'deposit.failed',
  'withdrawal.approved',
  'withdrawal.rejected',
  'withdrawal.distributed',
  /** The deadline passed without an answer. */
  'withdrawal.received',
  'withdrawal.resolved',
] as const;

export const message = z.object({
  id: z.string(),
  kind: z.enum(MESSAGE_KINDS),
  data: z.object({
    site: z.string(),
    amount: z.string(),
    currency: currencyCode,
    at: z.string(),
    reference: z.string(),
    status: z.string(),
    underReview: z.boolean(),
    /** Why a withdrawal was rejected. */
    reason: z.string().optional(),
    /** Until when a tranche may be answered, ISO 8601. */
    deadlineAt: z.string().optional(),
    /** How the dispute of a tranche was resolved. */
    outcome: z.enum(['resent', 'refunded', 'forced']).optional(),
  }),
  at: z.string(),
  read: z.boolean(),
});
export type Message = z.output<typeof message>;

export const unreadCounts = z.object({ messages: z.int(), rewards: z.int(), missions: z.int() });

export const getUnreadCount = defineCall({
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  summary: 'How many messages, rewards and missions wait to be seen',
  access: PLAYERS,
  input: z.strictObject({}),
  value: unreadCounts.extend({ seq: z.int() }),
});

export const listMessages = defineCall({
  method: 'GET',
  path: '/wps/messages',
  summary: "The member's messages, newest first",
  access: PLAYERS,
  input: z.strictObject(paging),
  value: pageOf(message).extend({ seq: z.int() }),
});

export const readMessages = defineCall({
  method: 'POST',
  path: '/wps/messages/read',
  summary: 'Marks messages as read, all of them where no ids are given',
  access: PLAYERS,
  input: z.strictObject({
    ids: z
      .array(z.string().regex(/^\d{1,18}$/))
      .max(200)
      .optional(),
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
