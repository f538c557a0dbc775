import { z } from 'zod';
import { definePush } from '#libs/platform/common/push';

export const launchEnded = definePush({
  name: 'launch.ended',
  summary: 'A game takes no more bets, because another one was started at a vendor that allows a member one',
  data: z.object({
    launchId: z.uuid(),
    /** The title whose launch ended. */
    nodeId: z.int(),
    /** The title that was started. */
    by: z.int(),
  }),
});
