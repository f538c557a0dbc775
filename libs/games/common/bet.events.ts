import { definePush } from '#libs/platform/common/push';
import { betSummary } from './bet-record.js';

export const betSettled = definePush({
  name: 'bet.settled',
  summary: 'A round was closed, or changed after that; carries the round as the betting record shows it',
  data: betSummary,
});
