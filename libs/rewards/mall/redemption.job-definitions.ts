import { z } from 'zod';
import { defineJob } from '#libs/platform/jobs/job-definition';

/** Removes the receiver of a redemption some time after its end. */
export const forgetReceiver = defineJob({
  name: 'redemption.forget-receiver',
  payload: z.strictObject({ id: z.uuid() }),
  attempts: 3,
});
