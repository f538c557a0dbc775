import { z } from 'zod';
import { defineBoard } from '#libs/platform/common/board';

export const siteChanged = defineBoard({
  name: 'site.changed',
  summary: 'Settings or content of the brand have changed; pages read again what they show of them',
  audience: 'everybody',
  data: z.object({
    /** Of settings, content and catalogue; only useful to compare. */
    version: z.string(),
  }),
});

export const announcementChanged = defineBoard({
  name: 'announcement.changed',
  summary: 'Something was published, began, ended or was withdrawn; pages read the announcements again',
  audience: 'everybody',
  data: z.object({
    /** As in `site.changed`. */
    version: z.string(),
  }),
});

export const announcementEdited = defineBoard({
  name: 'announcement.edited',
  summary:
    'An operator has saved a draft or changed what is shown; open lists of content are to be read again',
  audience: 'operators',
  data: z.object({
    /** When the last change was made. */
    at: z.string().nullable(),
  }),
});

/** How many of the processes that run have a version of the settings in force. */
export const inForce = z.object({ appliedBy: z.int(), of: z.int() });

export const settingsInForce = defineBoard({
  name: 'settings.in-force',
  summary: 'A process has put new settings of the brand into force, or is gone',
  audience: 'operators',
  data: inForce.extend({
    /** Of the settings: the number of their last change. */
    version: z.int(),
  }),
});
