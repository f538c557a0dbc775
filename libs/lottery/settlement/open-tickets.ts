import type { Currency } from '#libs/money/currency';
import { Database } from '#libs/platform/database/database';
import type { SoldLine } from '../common/ticket-lines.js';

/** What the end of a draw needs of a ticket. Amounts are minor units. */
export interface OpenTicket {
  id: string;
  draw: string;
  brand: string;
  member: string;
  chase: string | null;
  vendor: string;
  title: string;
  round: string;
  currency: Currency;
  prizeGroup: number;
  lines: SoldLine[];
  stake: string;
  /** By which it was settled before, and what it won then; 0 for one that was not. */
  revision: number;
  win: string;
  rebate: string;
}

const COLUMNS = `id, draw, brand, member, chase, vendor, title, round, currency, prize_group as "prizeGroup", lines, stake, revision, win, rebate`;
const OPEN = `draw = $1 and status in ('accepted', 'won', 'lost') and revision < $2`;

/** So many tickets are read at once, and evaluated before the first of them is paid. */
const PAGE = 1000;

/**
 * The tickets of a draw that are not settled by this revision, in pages that hold all of a member's. What was settled meanwhile is not
 * read again.
 */
export async function* openTickets(
  database: Database,
  draw: string,
  revision: number,
  page = PAGE,
): AsyncGenerator<OpenTicket[]> {
  let after = '0';
  for (;;) {
    const read = await database.query<OpenTicket>(
      `select ${COLUMNS} from lottery.ticket where ${OPEN} and member > $3 order by member, position limit $4`,
      [draw, revision, after, page],
    );
    const last = read.at(-1)?.member;
    if (last === undefined) return;
    const isCut = read.length === page;
    const whole = isCut ? read.filter(({ member }) => member !== last) : read;
    const tickets = whole.length > 0 ? whole : await ofMember(database, draw, revision, last);
    after = tickets.at(-1)?.member ?? last;
    yield tickets;
    if (!isCut) return;
  }
}

const ofMember = (
  database: Database,
  draw: string,
  revision: number,
  member: string,
): Promise<OpenTicket[]> =>
  database.query<OpenTicket>(
    `select ${COLUMNS} from lottery.ticket where ${OPEN} and member = $3 order by position`,
    [draw, revision, member],
  );

/** Tickets that belong to the same round, together. */
export function byRound(tickets: readonly OpenTicket[]): OpenTicket[][] {
  const rounds = new Map<string, OpenTicket[]>();
  for (const ticket of tickets) {
    const key = `${ticket.member} ${ticket.vendor} ${ticket.round}`;
    const others = rounds.get(key);
    if (others) others.push(ticket);
    else rounds.set(key, [ticket]);
  }
  return [...rounds.values()];
}
