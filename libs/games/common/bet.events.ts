import { z } from 'zod';
import { definePush } from '#libs/platform/common/push';
import { betSummary } from './bet-record.js';

export const betSettled = definePush({
  name: 'bet.settled',
  summary: 'A round was closed, or changed after that; carries the round as the betting record shows it',
  data: betSummary.extend({
    /** What is left, as a wire amount, of each requirement and bonus that it counts towards; left out where it counts towards none. */
    wagering: z.array(z.object({ id: z.string(), left: z.string() })).optional(),
  }),
});
