import { z } from 'zod';
import { defineCall, MEMBERS_AND_AGENTS } from '#libs/platform/common/call';
import { bonus } from './bonus.js';

export const listBonuses = defineCall({
  method: 'GET',
  path: '/wps/rewards/bonuses',
  summary: 'Bonuses that are open, the one that is played with first, and the last twenty that ended',
  access: MEMBERS_AND_AGENTS,
  input: z.strictObject({}),
  value: z.object({ list: z.array(bonus), seq: z.int() }),
});

export const giveUpBonus = defineCall({
  method: 'POST',
  path: '/wps/rewards/bonuses/:id/give-up',
  summary: 'Ends a bonus; its money goes back to the house, and the next one that waits begins',
  access: MEMBERS_AND_AGENTS,
  idempotent: true,
  input: z.strictObject({ id: z.string().regex(/^\d{1,18}$/) }),
  value: bonus,
});
