import { z } from 'zod';
import { defineJob } from '#libs/platform/jobs/job-definition';

/** Plans draws two days ahead. */
export const planDraws = defineJob({
  name: 'lottery.plan',
  payload: z.strictObject({}),
  attempts: 3,
  everyMs: 3_600_000,
});

/** Opens, closes or draws a draw whose time has come. */
export const advanceDraw = defineJob({
  name: 'lottery.advance',
  payload: z.strictObject({ id: z.coerce.string() }),
  attempts: 3,
});

/** Works out once more what the draws of the last days came to. */
export const verifyDraws = defineJob({
  name: 'lottery.verify',
  payload: z.strictObject({}),
  attempts: 3,
  everyMs: 24 * 3_600_000,
});

/** Ends the tickets of a draw that is drawn or void. */
export const settleDraw = defineJob({
  name: 'lottery.settle',
  payload: z.strictObject({ id: z.coerce.string() }),
  attempts: 3,
});

/** Writes to the members with tickets of a draw whose date was moved. */
export const notifyOfDrawMove = defineJob({
  name: 'lottery.notify-of-move',
  payload: z.strictObject({ id: z.coerce.string() }),
  attempts: 3,
});
