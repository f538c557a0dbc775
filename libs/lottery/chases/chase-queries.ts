import { Injectable } from '@nestjs/common';
import { toWire } from '#libs/money/amount';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { platformErrors } from '#libs/platform/common/errors';
import { totalPages } from '#libs/platform/common/paging';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import type { ChaseSummary, getChase, listChases } from '../common/chases.calls.js';
import { OfferedGames } from '../draws/offered-games.js';
import { readTickets, type TicketRow } from '../tickets/ticket-row.js';
import { type ChaseRow, readChases } from './chase-row.js';

const MOST_COUNTED = 10_000;

/** Reads a member's chases. */
@Injectable()
export class ChaseQueries {
  constructor(
    private readonly database: Database,
    private readonly games: OfferedGames,
  ) {}

  async list(
    { brand, person }: LoggedIn,
    { gameCode, running, language, pageNo, pageSize }: InputOf<typeof listChases>,
  ): Promise<ValueOf<typeof listChases>> {
    const where = `c.member = $1 and c.brand = $2 and ($3::text is null or c.game = $3)
      and ($4::boolean is null or (c.status = 'running') = $4)`;
    const values = [person, brand, gameCode ?? null, running ?? null];
    const [counted] = await this.database.query<{ total: number }>(
      `select count(*)::int as total from (select from lottery.chase c where ${where} limit ${MOST_COUNTED}) found`,
      values,
    );
    const chases = await readChases(
      this.database,
      `where ${where} order by c.placed_at desc, c.id limit $5 offset $6`,
      [...values, pageSize, (pageNo - 1) * pageSize],
    );
    const tickets = await this.ticketsOf(chases);
    const names = await this.games.names(brand, language);
    const total = counted?.total ?? 0;
    return {
      list: chases.map((chase) => summaryOf(chase, tickets.get(chase.id) ?? [], names)),
      total,
      totalPages: totalPages(total, pageSize),
    };
  }

  /** @throws AppError 404 for a chase that is not the caller's */
  async get(
    { brand, person }: LoggedIn,
    { id, language }: InputOf<typeof getChase>,
  ): Promise<ValueOf<typeof getChase>> {
    const [chase] = await readChases(this.database, 'where c.id = $1 and c.brand = $2 and c.member = $3', [
      id,
      brand,
      person,
    ]);
    if (!chase) throw new AppError(platformErrors.error_not_found);
    const tickets = (await this.ticketsOf([chase])).get(id) ?? [];
    return {
      ...summaryOf(chase, tickets, await this.games.names(brand, language)),
      lines: chase.lines,
      draws: tickets.map((ticket) => ({
        ticketId: ticket.id,
        drawNo: ticket.drawNo,
        drawAt: ticket.drawAt.toISOString(),
        multiple: ticket.multiple,
        amount: toWire(BigInt(ticket.stake), chase.currency),
        status: ticket.status,
        win: hasResult(ticket) ? toWire(BigInt(ticket.win), chase.currency) : null,
      })),
    };
  }

  /** In the order of their draws, by chase. */
  private async ticketsOf(chases: readonly ChaseRow[]): Promise<Map<string, TicketRow[]>> {
    const rows = await readTickets(
      this.database,
      'where t.chase = any($1::uuid[]) order by t.chase, d.draw_at',
      [chases.map(({ id }) => id)],
    );
    const tickets = new Map<string, TicketRow[]>();
    for (const row of rows) tickets.set(row.chase ?? '', [...(tickets.get(row.chase ?? '') ?? []), row]);
    return tickets;
  }
}

const hasResult = ({ status }: TicketRow): boolean => status === 'won' || status === 'lost';
const isGivenBack = ({ status }: TicketRow): boolean => status === 'cancelled' || status === 'refunded';

function summaryOf(
  chase: ChaseRow,
  tickets: readonly TicketRow[],
  names: ReadonlyMap<string, string>,
): ChaseSummary {
  const sum = (some: readonly TicketRow[], of: (ticket: TicketRow) => bigint) =>
    toWire(
      some.reduce((total, ticket) => total + of(ticket), 0n),
      chase.currency,
    );
  const open = tickets.filter(({ status }) => status === 'accepted');
  return {
    chaseId: chase.id,
    gameCode: chase.game,
    gameName: names.get(chase.game) ?? chase.game,
    prizeMode: chase.prizeMode,
    prizeGroup: chase.prizeGroup,
    status: chase.status,
    stopOnWin: chase.stopOnWin,
    currency: chase.currency,
    amount: toWire(BigInt(chase.stake), chase.currency),
    refunded: sum(tickets.filter(isGivenBack), ({ stake }) => BigInt(stake)),
    won: sum(tickets.filter(hasResult), ({ win, rebate }) => BigInt(win) + BigInt(rebate)),
    tickets: tickets.length,
    over: tickets.length - open.length,
    nextDrawNo: open[0]?.drawNo ?? null,
    placedAt: chase.placedAt.toISOString(),
  };
}
