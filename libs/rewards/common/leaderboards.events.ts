import { z } from 'zod';
import { defineBoard } from '#libs/platform/common/board';

export const leaderboardUpdated = defineBoard({
  name: 'leaderboard.updated',
  summary:
    'Scores of leaderboards have changed, or one was closed: those that are not closed, or were lately. Pages that show one read it again',
  audience: 'everybody',
  data: z.object({ boards: z.array(z.object({ id: z.string(), asOf: z.string() })) }),
});
