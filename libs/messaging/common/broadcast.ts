import { z } from 'zod';
import { anyOfTags } from '#libs/members/common/member-tags';
import { isPlainLine } from '#libs/site/common/control-characters';
import { languageCode } from '#libs/site/common/language-code';
import { CONSENT_PRODUCTS } from './consent.js';

/** `marketing` is shown to those who have agreed to offers of its product in the inbox. */
export const BROADCAST_KINDS = ['service', 'marketing'] as const;
export type BroadcastKind = (typeof BROADCAST_KINDS)[number];

export const BROADCAST_STATES = ['draft', 'planned', 'published', 'ended'] as const;
export type BroadcastState = (typeof BROADCAST_STATES)[number];

export const BROADCAST_MEMBERS = ['players', 'agents'] as const;

/** The highest VIP level that an audience may name. A member's level is the column `vip_rank`. */
export const HIGHEST_LEVEL = 20;
/** Accounts that an uploaded list has at most, one a line. */
export const LIST_LINES = 10_000;
const moment = z.iso.datetime({ offset: true });

export const broadcastText = z.strictObject({
  title: z.string().trim().max(160).refine(isPlainLine),
  /** A rich text. */
  content: z.string().max(4000).default(''),
});
export type BroadcastText = z.output<typeof broadcastText>;

/** Who receives it: members who meet all conditions that are not `null`, and registered before the publication. */
export const broadcastAudience = z.strictObject({
  levels: z.array(z.int().min(0).max(HIGHEST_LEVEL)).min(1).max(50).nullable().default(null),
  /** Languages that members have chosen; the brand's default language stands for those who chose none. */
  languages: z.array(languageCode).min(1).nullable().default(null),
  members: z.enum(BROADCAST_MEMBERS).nullable().default(null),
  /** Registered before this moment. */
  registeredBefore: moment.nullable().default(null),
  /** Of marketing: what it is about. Without it, members who agreed to offers of all products. */
  product: z.enum(CONSENT_PRODUCTS).nullable().default(null),
  /** Members who have any of these tags. */
  tags: anyOfTags.default(null),
  /** An uploaded list: its members alone. */
  list: z.uuid().nullable().default(null),
});
export type BroadcastAudience = z.output<typeof broadcastAudience>;

/** What an operator writes. */
export const broadcastDraft = z.strictObject({
  kind: z.enum(BROADCAST_KINDS),
  texts: z.partialRecord(languageCode, broadcastText),
  audience: broadcastAudience,
  /** When it begins, if it is planned. */
  publishAt: moment.nullable().default(null),
  /** When it goes away by itself. */
  endAt: moment.nullable().default(null),
});
export type BroadcastDraft = z.output<typeof broadcastDraft>;

/** A line of the operators' list. */
export const broadcastSummary = z.object({
  id: z.string(),
  kind: z.enum(BROADCAST_KINDS),
  state: z.enum(BROADCAST_STATES),
  /** A call that saves or publishes names the version that the operator has read. */
  version: z.int(),
  /** In the brand's language, or the next that is filled. */
  title: z.string(),
  languages: z.array(languageCode),
  publishAt: z.string().nullable(),
  endAt: z.string().nullable(),
  publishedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  changedAt: z.string(),
  changedBy: z.string(),
});
export type BroadcastSummary = z.output<typeof broadcastSummary>;

export const broadcastDetail = broadcastSummary.extend({
  draft: broadcastDraft,
  /** How many members the uploaded list has; `null` without one. */
  listed: z.int().nullable(),
});
export type BroadcastDetail = z.output<typeof broadcastDetail>;
