import { z } from 'zod';
import { defineCall } from '#libs/platform/common/call';
import {
  ANNOUNCEMENT_KINDS,
  ANNOUNCEMENT_STATES,
  announcement,
  announcementDetail,
  announcementDraft,
  announcementSummary,
  banner,
} from '#libs/site/common/announcements';
import { languageCode } from '#libs/site/common/language-code';
import { BANNER_IMAGE, imageId } from '#libs/site/common/site-image';
import { textAndDays } from './case-filters.js';
import { operatorsList } from './operators-list.js';
import { reason } from './reason.js';

const access = ['operator'] as const;
const id = z.uuid();
const kind = z.enum(ANNOUNCEMENT_KINDS);
/** The version of the draft that the operator has read. */
const version = z.int().min(1);

export const contentList = operatorsList({
  name: 'content',
  path: '/wps/ops/content',
  summary: 'Banners, notices, popups, promotions and lines of the marquee, changed last first',
  permission: { read: 'content.read', export: 'content.export' },
  filters: {
    kind: kind.optional(),
    state: z.enum(ANNOUNCEMENT_STATES).optional(),
    /** Only those without a title in this language. */
    lacks: languageCode.optional(),
    /** A part of the title, in any language; and the days on which it was changed last. */
    ...textAndDays,
  },
  row: announcementSummary,
});

export const getContent = defineCall({
  method: 'GET',
  path: '/wps/ops/content/:id',
  summary: 'One announcement with its draft and versions',
  access,
  permission: 'content.read',
  input: z.strictObject({ id }),
  value: announcementDetail,
});

export const getContentVersion = defineCall({
  method: 'GET',
  path: '/wps/ops/content/:id/versions/:version',
  summary: 'An earlier draft of an announcement',
  access,
  permission: 'content.read',
  input: z.strictObject({ id, version: z.coerce.number().int().min(1).max(1_000_000) }),
  value: announcementDraft,
});

export const createContent = defineCall({
  method: 'POST',
  path: '/wps/ops/content',
  summary: 'Creates a draft, which nobody but operators sees',
  access,
  permission: 'content.write',
  idempotent: true,
  input: z.strictObject({ kind, ...announcementDraft.shape }),
  value: announcementDetail,
});

export const saveContent = defineCall({
  method: 'PUT',
  path: '/wps/ops/content/:id',
  summary:
    'Saves the draft; visitors go on seeing what was published. 409 if another operator has saved it meanwhile',
  access,
  permission: 'content.write',
  idempotent: true,
  input: z.strictObject({ id, version, ...announcementDraft.shape }),
  value: announcementDetail,
});

export const uploadContentImage = defineCall({
  method: 'POST',
  path: '/wps/ops/content/images',
  summary: 'Stores a PNG or JPEG for a banner; a draft then names it by its id',
  access,
  permission: 'content.write',
  idempotent: true,
  files: BANNER_IMAGE,
  input: z.strictObject({}),
  value: z.object({ id: imageId, width: z.int(), height: z.int() }),
});

export const previewContent = defineCall({
  method: 'POST',
  path: '/wps/ops/content/preview',
  summary: 'A draft as visitors would get it in a language; stores nothing',
  access,
  permission: 'content.read',
  input: z.strictObject({ kind, language: languageCode, ...announcementDraft.shape }),
  value: z.object({ announcement, banner: banner.nullable() }),
});

export const publishContent = defineCall({
  method: 'POST',
  path: '/wps/ops/content/:id/publish',
  summary: 'Shows the draft to visitors at once, until its end if it has one',
  access,
  permission: 'content.publish',
  idempotent: true,
  input: z.strictObject({ id, version }),
  value: announcementDetail,
});

export const planContent = defineCall({
  method: 'POST',
  path: '/wps/ops/content/:id/plan',
  summary: 'Shows the draft to visitors from its beginning on, in place of what is published',
  access,
  permission: 'content.publish',
  idempotent: true,
  input: z.strictObject({ id, version }),
  value: announcementDetail,
});

export const unplanContent = defineCall({
  method: 'POST',
  path: '/wps/ops/content/:id/plan/removal',
  summary: 'Takes a plan back; visitors go on seeing what is published',
  access,
  permission: 'content.publish',
  idempotent: true,
  input: z.strictObject({ id, version }),
  value: announcementDetail,
});

export const withdrawContent = defineCall({
  method: 'POST',
  path: '/wps/ops/content/:id/withdraw',
  summary: 'Takes an announcement away from visitors at once, or discards a draft',
  access,
  permission: 'content.publish',
  idempotent: true,
  input: z.strictObject({ id, reason }),
  value: announcementDetail,
});
