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
