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

export interface TicketsToSell {
  draw: { id: string; drawNo: string };
  firstMember: number;
  members: number;
  /** Of each member, up to `LINES`. */
  tickets: number;
}

const CURRENCY = 'BDT';
const LINES: readonly [string, readonly string[]][] = [
  ['ssc.pos', ['', '', '', '', '7']],
  ['ssc.last2.direct', ['123', '45']],
  ['ssc.last3.g6', ['2589']],
  ['ssc.any1of3', ['179']],
  ['ssc.bsoe2', ['BO', 'S']],
];

/** So many tickets wait for a batch at once. */
const AT_ONCE = 1000;

async function sell({ draw, firstMember, members, tickets }: TicketsToSell): Promise<{ ms: number }> {
  const services = await portalServices();
  const database = services.get(Database, { strict: false });
  const placements = services.get(TicketPlacements, { strict: false });
  const sale = await readSale(database, 'mela', 'SSC5M', 'LOTT');
  const priced = LINES.slice(0, tickets).map((line) =>
    priceTicket({ prizeGroup: 1930, lines: [orderOf(line)] }, { sale, currency: CURRENCY, prices: [] }),
  );
  const began = performance.now();
  for (const ticket of priced)
    for (let from = 0; from < members; from += AT_ONCE)
      await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, members - from) }, async (_, at) => {
          const member = String(firstMember + from + at);
          const id = nameUuid('bench', draw.id, member, ticket.lines[0]?.rule ?? '');
          const place = {
            id,
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
  return { ms: performance.now() - began };
}

function orderOf([code, picks]: (typeof LINES)[number]): LineOrder {
  const rule = findRule(code);
  const rows = picks.map((row) => [...row]);
  const { line } = rule ? readPicks(rule, rows) : { line: null };
  if (!line) throw new Error(`${code} cannot be read`);
  return { rule: code, picks: rows, unit: '1', multiple: 1, bets: countBets(line) };
}

serveTask(sell);
