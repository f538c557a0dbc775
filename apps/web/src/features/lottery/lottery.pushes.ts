import { betSettled } from '#libs/games/common/bet.events';
import { chaseChanged, ticketCancelled, ticketPlaced } from '#libs/lottery/common/tickets.events';
import { earningsChanged, rewardChanged } from '#libs/rewards/common/rewards.events';
import { invalidate } from '../../data/push/cache-rules';
import { on } from '../../data/push/push-table';
import { KEYS } from './lottery.api';

const ownTickets = [KEYS.tickets, KEYS.ticket, KEYS.chases, KEYS.chase].map(invalidate);

/** Lists of tickets and chases are read again: a push of a ticket has no lines, and one of a round may be about several. */
export const lotteryPushes = [
  ...on([ticketPlaced, ticketCancelled], ...ownTickets),
  ...on([chaseChanged], ...ownTickets),
  ...on([betSettled], ...ownTickets),
  ...on([earningsChanged, rewardChanged], invalidate(KEYS.missions)),
];
