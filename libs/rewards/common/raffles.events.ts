import { z } from 'zod';
import { defineBoard } from '#libs/platform/common/board';

export const raffleDrawn = defineBoard({
  name: 'raffle.drawn',
  summary:
    'A raffle was opened, its list was frozen, its winners were drawn, or it was cancelled. Pages that show a raffle read it again',
  audience: 'everybody',
  data: z.object({
    /** When that was the case last. */
    at: z.string().nullable(),
  }),
});
