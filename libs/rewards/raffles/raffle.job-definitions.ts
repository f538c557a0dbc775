import { z } from 'zod';
import { defineJob } from '#libs/platform/jobs/job-definition';

/** Freezes the list of a raffle's tickets when its end is a quarter of an hour ago. */
export const closeRaffle = defineJob({
  name: 'raffle.close',
  payload: z.strictObject({ id: z.coerce.string() }),
  attempts: 3,
});

/** Draws the winners of a raffle whose list was shown for five minutes. */
export const drawRaffle = defineJob({
  name: 'raffle.draw',
  payload: z.strictObject({ id: z.coerce.string() }),
  attempts: 3,
});
