import { z } from 'zod';
import { isPlainLine } from './control-characters.js';
import { languageCode } from './language-code.js';
import { savedVersion } from './saved-versions.js';
import { imageId, shownImage } from './site-image.js';

/** B banner, PL notice to players, PU popup, PR promotion, H line of the marquee. */
export const ANNOUNCEMENT_KINDS = ['B', 'PL', 'PU', 'PR', 'H'] as const;
export type AnnouncementKind = (typeof ANNOUNCEMENT_KINDS)[number];

export const ANNOUNCEMENT_STATES = ['draft', 'planned', 'published', 'withdrawn'] as const;
export type AnnouncementState = (typeof ANNOUNCEMENT_STATES)[number];

/** To whom a popup is shown: A to who is logged in, B to guests, F at the first log-in. */
export const POPUP_EXECUTIONS = ['A', 'B', 'F'] as const;
export type PopupExecution = (typeof POPUP_EXECUTIONS)[number];

export const BANNER_GROUPS = ['w_login', 'w_home', 'w_register', 'w_leftmenu'] as const;
export type BannerGroup = (typeof BANNER_GROUPS)[number];

/** Where a press on a banner leads; `url` to the address that the banner has. */
export const LINKAGE_TYPES = [
  'deposit',
  'register',
  'promotions',
  'announcements',
  'help',
  'download',
  'url',
] as const;
export type LinkageType = (typeof LINKAGE_TYPES)[number];

export const PROMOTION_TYPES = [
  'newbie',
  'daily',
  'vip',
  'rebate',
  'deposit',
  'app',
  'birthday',
  'cashback',
] as const;

/** Characters of an HTML text. */
export const MAX_CONTENT = 20_000;

const line = (max: number) => z.string().trim().max(max).refine(isPlainLine);
const moment = z.iso.datetime({ offset: true });

export const announcementText = z.strictObject({
  title: line(160),
  /** A rich text; of a banner a plain one. */
  content: z.string().max(MAX_CONTENT).default(''),
  /** Of a banner alone, as is `action`: the line above the title. */
  eyebrow: line(60).default(''),
  /** What the banner's button says. */
  action: line(40).default(''),
  /** Of a banner: in place of that for all languages. */
  image: imageId.nullable().default(null),
  /** What the image shows. */
  imageAlt: line(200).default(''),
});
export type AnnouncementText = z.output<typeof announcementText>;

/** What an operator writes; which fields count depends on the kind. */
export const announcementDraft = z.strictObject({
  texts: z.partialRecord(languageCode, announcementText),
  /** From when it is shown, if it is planned. */
  fromAt: moment.nullable().default(null),
  /** When it goes away by itself. */
  untilAt: moment.nullable().default(null),
  /** Of a popup. */
  execution: z.enum(POPUP_EXECUTIONS).nullable().default(null),
  /** Of a banner, as are the next four: in each language that has no image of its own. */
  image: imageId.nullable().default(null),
  groupName: z.enum(BANNER_GROUPS).nullable().default(null),
  position: z.int().min(1).max(100).default(1),
  linkageType: z.enum(LINKAGE_TYPES).nullable().default(null),
  url: z.string().trim().max(500).nullable().default(null),
  /** Of what belongs to a promotion: it gets a button to the promotions. */
  promotionType: z.enum(PROMOTION_TYPES).nullable().default(null),
});
export type AnnouncementDraft = z.output<typeof announcementDraft>;

/** One announcement in one language, as visitors get it. */
export const announcement = z.object({
  id: z.string(),
  kind: z.enum(ANNOUNCEMENT_KINDS),
  /** Grows when it is published again: who has closed an earlier one has not closed this. */
  version: z.int(),
  title: z.string(),
  /** A rich text: HTML, to be sanitised again where it is shown. */
  content: z.string(),
  timestamp: z.string(),
  execution: z.enum(POPUP_EXECUTIONS).nullable(),
  promotionType: z.enum(PROMOTION_TYPES).nullable(),
});
export type Announcement = z.output<typeof announcement>;

export const banner = z.object({
  id: z.string(),
  groupName: z.enum(BANNER_GROUPS),
  eyebrow: z.string(),
  title: z.string(),
  text: z.string(),
  action: z.string(),
  linkageType: z.enum(LINKAGE_TYPES).nullable(),
  url: z.string().nullable(),
  /** Without one it has the pattern of the brand. */
  image: shownImage.nullable(),
});
export type Banner = z.output<typeof banner>;

const operator = z.object({ id: z.string(), account: z.string() });

/** A line of the operators' list. */
export const announcementSummary = z.object({
  id: z.string(),
  kind: z.enum(ANNOUNCEMENT_KINDS),
  state: z.enum(ANNOUNCEMENT_STATES),
  /** Of the draft: who saves names the version that was read. */
  version: z.int(),
  /** In the brand's language, or the next that is filled. */
  title: z.string(),
  /** In which it has a title. */
  languages: z.array(languageCode),
  execution: z.enum(POPUP_EXECUTIONS).nullable(),
  groupName: z.enum(BANNER_GROUPS).nullable(),
  fromAt: z.string().nullable(),
  untilAt: z.string().nullable(),
  /** The draft is neither what visitors see nor what is planned. */
  unpublished: z.boolean(),
  /** When what is planned begins. */
  plannedAt: z.string().nullable(),
  changedAt: z.string(),
  /** `null` for what the set-up wrote. */
  changedBy: operator.nullable(),
});
export type AnnouncementSummary = z.output<typeof announcementSummary>;

/** One announcement with all that operators see of it. */
export const announcementDetail = announcementSummary.extend({
  draft: announcementDraft,
  /** The versions of the draft, newest first. */
  versions: z.array(savedVersion),
  /** The version that visitors see, or saw last. */
  shownVersion: z.int().nullable(),
  plannedVersion: z.int().nullable(),
});
export type AnnouncementDetail = z.output<typeof announcementDetail>;
