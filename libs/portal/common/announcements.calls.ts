import { z } from 'zod';
import { defineCall, EVERYBODY } from '#libs/platform/common/call';
import {
  ANNOUNCEMENT_KINDS,
  type AnnouncementKind,
  announcement,
  banner,
} from '#libs/site/common/announcements';
import { languageInput } from '#libs/site/common/language-code';

const language = languageInput;
const KINDS: readonly string[] = ANNOUNCEMENT_KINDS;
const isKind = (text: string): text is AnnouncementKind => KINDS.includes(text);

export const listAnnouncements = defineCall({
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  summary: 'What the site has to say to this visitor: banners, notices, popups and promotions',
  access: EVERYBODY,
  input: z.strictObject({ language }),
  value: z.object({
    banners: z.array(banner),
    /** Notices to players and lines of the marquee. */
    notices: z.array(announcement),
    /** Those that the visitor has not closed; `execution` says when they are shown. */
    popup: z.array(announcement),
    promotion: z.array(announcement),
  }),
});

export const getAnnouncementContent = defineCall({
  method: 'GET',
  path: '/wps/relay/MCSFE_getAnnouncementContent',
  summary: 'Announcements of some kinds with their content, newest first',
  access: EVERYBODY,
  input: z.strictObject({
    /** As in `B,PL,PU,PR,H`. */
    types: z
      .string()
      .max(40)
      .transform((text) => text.split(','))
      .pipe(z.array(z.string().refine(isKind)).min(1)),
    platform: z.literal('W').default('W'),
    language,
  }),
  value: z.object({ list: z.array(announcement) }),
});
