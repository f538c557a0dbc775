import { z } from 'zod';
import { defineJob } from '#libs/platform/jobs/job-definition';

/** Asks a vendor how a transfer ended whose answer was lost. */
export const askTransfer = defineJob({
  name: 'wallet-transfer.ask',
  payload: z.strictObject({ id: z.uuid() }),
  attempts: 5,
});
