import { countBets } from '#libs/lottery/common/lines/line';
import { readPicks } from '#libs/lottery/common/lines/read-line';
import { findRule } from '#libs/lottery/common/rules/rules';
import type { LineOrder } from '#libs/lottery/common/ticket-lines';
import { priceTicket } from '#libs/lottery/tickets/priced-ticket';
import { readSale } from '#libs/lottery/tickets/sale';
import { ticketItem } from '#libs/lottery/tickets/ticket-item';
import { TicketPlacements } from '#libs/lottery/tickets/ticket-placements';
import { nameUuid } from '#libs/platform/crypto/name-uuid';
import { Database } from '#libs/platform/database/database';
import { portalServices } from './portal-services.js';
import { serveTask } from './serve-task.js';
import { SOLD_LINES, type TicketsToSell } from './tickets-to-sell.js';

const CURRENCY = 'BDT';

/** So many tickets wait for a batch at once. */
const AT_ONCE = 1000;

async function sell({ draw, firstMember, members, line }: TicketsToSell & { line: number }): Promise<void> {
  const services = await portalServices();
  const database = services.get(Database, { strict: false });
  const placements = services.get(TicketPlacements, { strict: false });
  const sale = await readSale(
    database,
    { brand: 'mela', country: undefined, role: 'member' },
    'SSC5M',
    'LOTT',
  );
  const order = { prizeGroup: 1930, lines: [orderOf(line)] };
  const ticket = priceTicket(order, { sale, currency: CURRENCY, prices: [] });
  for (let from = 0; from < members; from += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, members - from) }, async (_, at) => {
        const member = String(firstMember + from + at);
        const place = {
          id: nameUuid('bench', draw.id, member, String(line)),
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

function orderOf(at: number): LineOrder {
  const [code, picks] = SOLD_LINES[at] ?? ['', []];
  const rule = findRule(code);
  const rows = picks.map((row) => [...row]);
  const { line } = rule ? readPicks(rule, rows) : { line: null };
  if (!line) throw new Error(`line ${at} cannot be read`);
  return { rule: code, picks: rows, unit: '1', multiple: 1, bets: countBets(line) };
}

serveTask(sell);
