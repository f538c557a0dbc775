import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { bytesToHex } from '#libs/platform/common/bytes';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { platformErrors } from '#libs/platform/common/errors';
import { totalPages } from '#libs/platform/common/paging';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { BrandRegistry } from '#libs/site/index';
import { treePath } from '../common/fairness/ticket-tree.js';
import type { getTicket, listTickets, TicketDetail } from '../common/tickets.calls.js';
import { readLeaves, sha256OfNode } from '../draws/leaves.js';
import { OfferedGames } from '../draws/offered-games.js';
import { readTickets, type TicketRow } from './ticket-row.js';
import { ticketLinesOf, ticketSummaryOf } from './ticket-view.js';

const MOST_COUNTED = 10_000;

const STATUSES: Record<NonNullable<InputOf<typeof listTickets>['status']>, string[]> = {
  running: ['accepted'],
  won: ['won'],
  lost: ['lost'],
  void: ['cancelled', 'refunded'],
};

/** Reads a member's tickets. */
@Injectable()
export class TicketQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
    private readonly games: OfferedGames,
  ) {}

  async list(
    { brand, person }: LoggedIn,
    input: InputOf<typeof listTickets>,
  ): Promise<ValueOf<typeof listTickets>> {
    const { gameCode, drawNo, status, from, to, language, pageNo, pageSize } = input;
    const where = `t.member = $1 and t.brand = $2 and ($3::text is null or t.game = $3) and ($4::text is null or d.draw_no = $4)
      and ($5::text[] is null or t.status = any($5))
      and ($6::date is null or t.placed_at >= $6::date::timestamp at time zone $8)
      and ($7::date is null or t.placed_at < ($7::date + 1)::timestamp at time zone $8)`;
    const values = [
      person,
      brand,
      gameCode ?? null,
      drawNo ?? null,
      status ? STATUSES[status] : null,
      from ?? null,
      to ?? null,
      this.brands.byId(brand).settings.timeZone,
    ];
    const [counted] = await this.database.query<{ total: number }>(
      `select count(*)::int as total from (select from lottery.ticket t join lottery.draw d on d.id = t.draw where ${where}
       limit ${MOST_COUNTED}) found`,
      values,
    );
    const rows = await readTickets(
      this.database,
      `where ${where} order by t.placed_at desc, t.position desc limit $9 offset $10`,
      [...values, pageSize, (pageNo - 1) * pageSize],
    );
    const names = await this.games.names(brand, language);
    const now = this.clock.now();
    const total = counted?.total ?? 0;
    return {
      list: rows.map((row) => ticketSummaryOf(row, names.get(row.game) ?? row.game, now)),
      total,
      totalPages: totalPages(total, pageSize),
    };
  }

  /** @throws AppError 404 for a ticket that is not the caller's */
  async get({ brand, person }: LoggedIn, { id, language }: InputOf<typeof getTicket>): Promise<TicketDetail> {
    const [row] = await readTickets(this.database, 'where t.id = $1 and t.brand = $2 and t.member = $3', [
      id,
      brand,
      person,
    ]);
    if (!row) throw new AppError(platformErrors.error_not_found);
    const names = await this.games.names(brand, language);
    return {
      ...ticketSummaryOf(row, names.get(row.game) ?? row.game, this.clock.now()),
      lines: ticketLinesOf(row),
      proof: await this.proofOf(row),
    };
  }

  private async proofOf({ draw, position, salt, status, root }: TicketRow): Promise<TicketDetail['proof']> {
    if (root === null || status === 'cancelled') return null;
    const leaves = await readLeaves(this.database, draw);
    const [before] = await this.database.query<{ place: number }>(
      `select count(*)::int as place from lottery.ticket where draw = $1 and status <> 'cancelled' and position < $2`,
      [draw, position],
    );
    const place = before?.place ?? 0;
    const path = await treePath(leaves, place, sha256OfNode);
    return { salt, place, count: leaves.length, path: path.map(bytesToHex), root };
  }
}
