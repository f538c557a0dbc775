import { z } from 'zod';
import { withoutControls } from '#libs/site/common/control-characters';

/** `feedback` is answered within days; `service` is a chat with customer service. */
export const THREAD_KINDS = ['feedback', 'service'] as const;
export type ThreadKind = (typeof THREAD_KINDS)[number];

/** What a thread is about, be it feedback or a chat; the field `type` on the wire. */
export const THREAD_SUBJECTS = [
  'deposit',
  'withdraw',
  'game',
  'customer-service',
  'application',
  'other',
] as const;
export type ThreadSubject = (typeof THREAD_SUBJECTS)[number];

/** `open` waits for an operator, `answered` for the member. */
export const THREAD_STATES = ['open', 'answered', 'closed'] as const;
export type ThreadState = (typeof THREAD_STATES)[number];

export const POST_AUTHORS = ['member', 'operator'] as const;
export type PostAuthor = (typeof POST_AUTHORS)[number];

/** What operators were reminded of last about a complaint. */
export const COMPLAINT_REMINDERS = ['half-time', 'week-left', 'overdue'] as const;
export type ComplaintReminder = (typeof COMPLAINT_REMINDERS)[number];

/** Characters of the first post of a feedback, of a post, and of a contact. */
export const FEEDBACK_LENGTH = { min: 10, max: 140 };
export const POST_LENGTH = 500;
export const CONTACT_LENGTH = 100;
/** Limits of the images of one post. */
export const POST_IMAGES = { field: 'images', max: 3, maxBytes: 5 * 1024 * 1024 };
/** Posts that one reply has at most; older ones are asked for. */
export const POSTS_SHOWN = 100;
export const POSTS_A_MINUTE = 20;
/** A member's post within this time opens a closed feedback again. */
export const REOPEN_MS = 7 * 86_400_000;

const DAY_MS = 86_400_000;
/** By when a complaint is acknowledged and decided, and when operators are reminded of it, after it was made. */
export const COMPLAINT_TIMES = {
  acknowledge: DAY_MS,
  'half-time': 28 * DAY_MS,
  'week-left': 49 * DAY_MS,
  overdue: 56 * DAY_MS,
};

/** A text of several lines without control characters, of so many characters. Forms send line breaks as CR LF. */
export const linesOfText = ({ min = 0, max }: { min?: number; max: number }) =>
  z
    .string()
    .overwrite((text) => withoutControls(text.replace(/\r\n?/g, '\n')))
    .trim()
    .refine((text) => text.length >= min && text.length <= max, {
      message: 'field_length',
      params: { min, max },
    });

export const threadPost = z.object({
  /** The number of the post in its thread: 1, 2, 3, without gaps. */
  no: z.int(),
  author: z.enum(POST_AUTHORS),
  text: z.string(),
  images: z.array(z.object({ id: z.uuid(), width: z.int(), height: z.int() })),
  /** Chosen by its sender; `null` for the other side. */
  clientId: z.uuid().nullable(),
  at: z.string(),
});
export type ThreadPost = z.output<typeof threadPost>;

export const threadSummary = z.object({
  id: z.uuid(),
  kind: z.enum(THREAD_KINDS),
  type: z.enum(THREAD_SUBJECTS),
  status: z.enum(THREAD_STATES),
  /** How the last post begins, and who wrote it. */
  preview: z.string(),
  lastAuthor: z.enum(POST_AUTHORS),
  lastNo: z.int(),
  lastPostAt: z.string(),
  /** Whether an operator has written what the member has not seen. */
  unread: z.boolean(),
  /** Up to which post operators have seen it. */
  seenNo: z.int(),
  openedAt: z.string(),
  closedAt: z.string().nullable(),
  /** Until when a post of the member opens it again; `null` where it is open, or a chat. */
  reopenUntil: z.string().nullable(),
  complaint: z
    .object({ at: z.string(), acknowledgedAt: z.string().nullable(), dueAt: z.string() })
    .nullable(),
  /** Of a chat alone: since when it waits in the queue, `null` while nobody waits there, and how it was rated. */
  chat: z.object({ queuedAt: z.string().nullable(), rating: z.int().nullable() }).nullable(),
});
export type ThreadSummary = z.output<typeof threadSummary>;

export const threadDetail = threadSummary.extend({
  /** The newest ones that were asked for, in their order. */
  posts: z.array(threadPost),
});
export type ThreadDetail = z.output<typeof threadDetail>;

/** A thread as operators see it. */
export const threadCase = threadSummary.omit({ unread: true }).extend({
  member: z.string(),
  account: z.string(),
  /** Nobody knows who it is: `account` is a name for the session alone. */
  guest: z.boolean(),
  contact: z.string().nullable(),
  /** Since when the member waits for an answer, or since when nobody does. */
  waitingSince: z.string(),
  /** Up to which post the member has seen it. */
  memberSeenNo: z.int(),
  claimedBy: z.object({ id: z.string(), account: z.string() }).nullable(),
  reminder: z.enum(COMPLAINT_REMINDERS).nullable(),
});
export type ThreadCase = z.output<typeof threadCase>;

export const threadCaseDetail = threadCase.extend({
  posts: z.array(threadPost.extend({ by: z.string().nullable() })),
});
export type ThreadCaseDetail = z.output<typeof threadCaseDetail>;
