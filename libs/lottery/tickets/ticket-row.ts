import type { Currency } from '#libs/money/currency';
import type { Database } from '#libs/platform/database/database';
import type { DrawStatus } from '../common/draws.calls.js';
import type { PrizeMode } from '../common/games.js';
import type { SoldLine } from '../common/ticket-lines.js';
import type { TicketStatus } from '../common/tickets.calls.js';

/** Amounts are minor units. */
export interface TicketRow {
  id: string;
  position: string;
  draw: string;
  brand: string;
  game: string;
  member: string;
  chase: string | null;
  multiple: number;
  vendor: string;
  title: string;
  round: string;
  currency: Currency;
  prizeMode: PrizeMode;
  prizeGroup: number;
  lines: SoldLine[];
  bets: number;
  stake: string;
  largestWin: string;
  salt: string;
  fingerprint: string;
  status: TicketStatus;
  revision: number;
  win: string;
  rebate: string;
  placedAt: Date;
  drawNo: string;
  drawStatus: DrawStatus;
  closeAt: Date;
  drawAt: Date;
  root: string | null;
  result: string | null;
}

const COLUMNS = `t.id, t.position, t.draw, t.brand, t.game, t.member, t.chase, t.multiple, t.vendor, t.title, t.round, t.currency,
  t.prize_mode as "prizeMode", t.prize_group as "prizeGroup", t.lines, t.bets, t.stake, t.largest_win as "largestWin", t.salt, t.fingerprint,
  t.status, t.revision, t.win, t.rebate, t.placed_at as "placedAt", d.draw_no as "drawNo", d.status as "drawStatus",
  d.close_at as "closeAt", d.draw_at as "drawAt", d.root, case when d.status <> 'void' then d.result end as result`;

/** Tickets with their draws, by the trusted SQL of `rest`, which may join further tables, filter, order and limit `t` and `d`. */
export const readTickets = (database: Database, rest: string, values: unknown[]): Promise<TicketRow[]> =>
  database.query<TicketRow>(
    `select ${COLUMNS} from lottery.ticket t join lottery.draw d on d.id = t.draw ${rest}`,
    values,
  );
