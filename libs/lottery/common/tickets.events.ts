import { definePush } from '#libs/platform/common/push';
import { chaseSummary } from './chases.calls.js';
import { ticketSummary } from './tickets.calls.js';

const ticket = ticketSummary.pick({
  ticketId: true,
  gameCode: true,
  drawNo: true,
  amount: true,
  currency: true,
});

export const ticketPlaced = definePush({
  name: 'ticket.placed',
  summary: 'The member has bought a ticket',
  data: ticket,
});

export const ticketCancelled = definePush({
  name: 'ticket.cancelled',
  summary: 'A ticket was cancelled, by its member or by its chase, and its stake is back',
  data: ticket,
});

export const chaseChanged = definePush({
  name: 'chase.changed',
  summary: 'A chase was bought, or has ended',
  data: chaseSummary.pick({ chaseId: true, gameCode: true, status: true }),
});
