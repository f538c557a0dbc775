import { z } from 'zod';
import { defineBoard } from '#libs/platform/common/board';

export const restrictionsChanged = defineBoard({
  name: 'safer-play.restrictions-changed',
  summary: 'A restriction of some member was set or lifted; open lists of restrictions are to be read again',
  audience: 'operators',
  data: z.object({
    /** Id of the brand's newest restriction. */
    latest: z.string().nullable(),
    /** When one was lifted last, ISO 8601. */
    liftedAt: z.string().nullable(),
  }),
});
