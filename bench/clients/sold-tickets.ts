import { countBets } from '#libs/lottery/common/lines/line';
import { readPicks } from '#libs/lottery/common/lines/read-line';
import { findRule } from '#libs/lottery/common/rules/rules';
import type { LineOrder } from '#libs/lottery/common/ticket-lines';
import { priceTicket } from '#libs/lottery/tickets/priced-ticket';
import { readSale } from '#libs/lottery/tickets/sale';
import { ticketItem } from '#libs/lottery/tickets/ticket-item';
import type { TicketPlacements } from '#libs/lottery/tickets/ticket-placements';
import { nameUuid } from '#libs/platform/crypto/name-uuid';
import type { Database } from '#libs/platform/database/database';
import { CURRENCY, SOLD_LINES, type TicketsToSell } from './tickets-to-sell.js';

/** Sells every line to every member by the api's service, line after line. @throws Error if a ticket is refused */
export async function sellTickets(
  { database, placements }: { database: Database; placements: TicketPlacements },
  { draw, firstMember, members }: TicketsToSell,
): Promise<void> {
  const sale = await readSale(
    database,
    { brand: 'mela', country: undefined, role: 'member' },
    'SSC5M',
    'LOTT',
  );
  for (const line of SOLD_LINES.keys()) {
    const order = { prizeGroup: 1930, lines: [orderOf(line)] };
    const ticket = priceTicket(order, { sale, currency: CURRENCY, prices: [] });
    await Promise.all(
      Array.from({ length: members }, async (_, at) => {
        const member = String(firstMember + at);
        const place = {
          id: ticketIdOf(draw.id, member, line),
          brand: 'mela',
          member,
          currency: CURRENCY,
          draw: { ...draw, priceVersion: 0 },
          print: 'bench',
        } as const;
        const { status } = await placements.place(await ticketItem(place, ticket, sale));
        if (status !== 'ok') throw new Error(`a ticket was refused: ${status}`);
      }),
    );
  }
}

/** The id under which a line is sold to a member in a draw. */
export const ticketIdOf = (draw: string, member: string, line: number): string =>
  nameUuid('bench', draw, member, String(line));

function orderOf(at: number): LineOrder {
  const [code, picks] = SOLD_LINES[at] ?? ['', []];
  const rule = findRule(code);
  const rows = picks.map((row) => [...row]);
  const { line } = rule ? readPicks(rule, rows) : { line: null };
  if (!line) throw new Error(`line ${at} cannot be read`);
  return { rule: code, picks: rows, unit: '1', multiple: 1, bets: countBets(line) };
}
