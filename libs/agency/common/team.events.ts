import { z } from 'zod';
import { defineBoard } from '#libs/platform/common/board';

export const teamChanged = defineBoard({
  name: 'team.changed',
  summary:
    'Something happened to somebody below the agent, at most once a second: figures and lists are to be read again',
  audience: 'agents',
  data: z.object({}),
});
