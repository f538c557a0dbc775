import { findGame } from '../common/games.js';
import type { TicketRow } from './ticket-row.js';

/** A member cancels so long before the close at the latest. */
export const OWN_LEAD_MS = 30_000;

/** Games with a draw each minute have no time to change one's mind, and what a chase bought ends with the chase. */
export function mayCancelSingle({ game, chase }: Pick<TicketRow, 'game' | 'chase'>): boolean {
  const schedule = findGame(game)?.schedule;
  return chase === null && !(schedule?.kind === 'periodic' && schedule.minutes <= 1);
}

/** Until when the member may cancel the ticket, or null if he may not. */
export function cancelUntil(ticket: TicketRow, now: Date): Date | null {
  if (ticket.status !== 'accepted' || !mayCancelSingle(ticket)) return null;
  const until = new Date(ticket.closeAt.getTime() - OWN_LEAD_MS);
  const isOnSale = ticket.drawStatus === 'planned' || ticket.drawStatus === 'open';
  return isOnSale && until > now ? until : null;
}
