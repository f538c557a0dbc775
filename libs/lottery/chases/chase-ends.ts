import { Injectable } from '@nestjs/common';
import { toWire } from '#libs/money/amount';
import { Clock } from '#libs/platform/clock/clock';
import type { ValueOf } from '#libs/platform/common/call';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import type { ChaseStatus, cancelChase } from '../common/chases.calls.js';
import { lotteryErrors } from '../common/lottery.errors.js';
import { chaseChanged } from '../common/tickets.events.js';
import { CancellationLimit } from '../tickets/cancellation-limit.js';
import { TicketCancellations } from '../tickets/ticket-cancellations.js';
import { readTickets, type TicketRow } from '../tickets/ticket-row.js';
import { type ChaseRow, readChases } from './chase-row.js';

/** Ends chases: by their members, by a win, or after the last draw. */
@Injectable()
export class ChaseEnds {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly cancellations: TicketCancellations,
    private readonly limit: CancellationLimit,
    private readonly events: Events,
  ) {}

  /**
   * In the transaction of the call. Tickets of draws whose sale is over stand.
   * @throws AppError 404 for a chase that is not the caller's, 409 for one that has ended, 422 after 20 cancellations of a day
   */
  async cancel({ brand, person }: LoggedIn, id: string): Promise<ValueOf<typeof cancelChase>> {
    const [chase] = await readChases(this.database, 'where c.id = $1 and c.brand = $2 and c.member = $3', [
      id,
      brand,
      person,
    ]);
    if (!chase) throw new AppError(platformErrors.error_not_found);
    if (chase.status !== 'running') throw new AppError(lotteryErrors.error_chase_move_not_allowed);
    await this.limit.assertNotUsed(chase);
    const tickets = await this.lockOpen([id]);
    const [locked] = await readChases(this.database, 'where c.id = $1', [id]);
    if (locked?.status !== 'running') throw new AppError(lotteryErrors.error_chase_move_not_allowed);
    const cancelled = await this.cancelOnSale(tickets);
    await this.end(chase, 'cancelled');
    const refunded = cancelled.reduce((sum, { stake }) => sum + BigInt(stake), 0n);
    return { cancelled: cancelled.length, refunded: toWire(refunded, chase.currency) };
  }

  /**
   * Locks the draws that open tickets of these chases are for, by id, then the chases, and answers those tickets. Locks of tickets and
   * wallets come after it. `draw` is locked with them.
   */
  async lockOpen(chases: readonly string[], draw?: string): Promise<TicketRow[]> {
    const tickets = await readTickets(
      this.database,
      `where t.chase = any($1::uuid[]) and t.status = 'accepted' order by t.draw`,
      [chases],
    );
    await this.database.query('select lottery.lock_draws($1::bigint[], true)', [
      [...tickets.map((ticket) => ticket.draw), ...(draw === undefined ? [] : [draw])],
    ]);
    await this.database.query('select from lottery.chase where id = any($1::uuid[]) order by id for update', [
      chases,
    ]);
    return tickets;
  }

  /**
   * Stops chases that `lockOpen` has locked, after a win in a draw: their open tickets are cancelled where they still can be, together, so that
   * what they lock comes in its order.
   */
  async stop(chases: readonly ChaseRow[], open: readonly TicketRow[]): Promise<void> {
    if (open.length > 0) await this.cancelOnSale(open);
    for (const chase of chases) await this.end(chase, 'stopped');
  }

  /** Those of the locked chases that have no open ticket any more are finished. */
  async finish(chases: readonly string[]): Promise<void> {
    const over = await readChases(
      this.database,
      `where c.id = any($1::uuid[]) and c.status = 'running'
         and not exists (select from lottery.ticket t where t.chase = c.id and t.status = 'accepted')`,
      [chases],
    );
    for (const chase of over) await this.end(chase, 'finished');
  }

  private async cancelOnSale(tickets: readonly TicketRow[]): Promise<TicketRow[]> {
    const replies = await this.cancellations.cancel(tickets, 0);
    return tickets.filter((_, at) => replies[at] === 'ok');
  }

  private async end({ id, brand, member, game }: ChaseRow, status: ChaseStatus): Promise<void> {
    await this.database.query('update lottery.chase set status = $2, ended_at = $3 where id = $1', [
      id,
      status,
      this.clock.now(),
    ]);
    await this.events.append(chaseChanged, member, brand, { chaseId: id, gameCode: game, status });
  }
}
