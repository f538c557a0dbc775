import { defineBoard } from '#libs/platform/common/board';
import { winnerBoard } from './winners.calls.js';

export const winnersUpdated = defineBoard({
  name: 'winners.updated',
  summary: "The twenty largest wins of today, in the brand's time zone",
  audience: 'everybody',
  data: winnerBoard,
});
