import { TicketPlacements } from '#libs/lottery/tickets/ticket-placements';
import { Database } from '#libs/platform/database/database';
import { portalServices } from './portal-services.js';
import { serveTask } from './serve-task.js';
import { sellTickets } from './sold-tickets.js';
import type { TicketsToSell } from './tickets-to-sell.js';

async function sell(tickets: TicketsToSell): Promise<void> {
  const services = await portalServices();
  const of = { strict: false };
  await sellTickets(
    { database: services.get(Database, of), placements: services.get(TicketPlacements, of) },
    tickets,
  );
}

serveTask(sell);
