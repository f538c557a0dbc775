import { z } from 'zod';
import { defineJob } from '#libs/platform/jobs/job-definition';

/** Reads the vendors' lists of games, and stores what differs from the brand's titles. */
export const readCatalogues = defineJob({
  name: 'games.read-catalogues',
  payload: z.strictObject({}),
  attempts: 3,
  everyMs: 60 * 60_000,
});
