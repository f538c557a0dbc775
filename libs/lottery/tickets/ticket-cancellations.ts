import { Injectable } from '@nestjs/common';
import { CURRENCY_DIGITS, HouseEvents, houseRollback } from '#libs/games/index';
import { toWire } from '#libs/money/amount';
import { PLAY_CURRENCY } from '#libs/money/currency';
import { Clock } from '#libs/platform/clock/clock';
import { platformErrors } from '#libs/platform/common/errors';
import { nameUuid } from '#libs/platform/crypto/name-uuid';
import { Database } from '#libs/platform/database/database';
import type { WrittenEvent } from '#libs/platform/events/events';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { lotteryErrors } from '../common/lottery.errors.js';
import { mayCancelSingle, OWN_LEAD_MS } from './cancel-until.js';
import { CancellationLimit } from './cancellation-limit.js';
import { roomOf } from './room.js';
import { readSoldLines } from './sold-lines.js';
import { stakeId } from './ticket-item.js';
import { readTickets, type TicketRow } from './ticket-row.js';

/** The limit of an exposure does not matter where a ticket gives its room back. */
const ANY = { outcomePay: 0n, ungroupedPay: 0n };

export type Cancelled = 'ok' | 'late' | 'over';

/** Takes tickets back: the stake returns, and so does the room of their outcomes. */
@Injectable()
export class TicketCancellations {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly limit: CancellationLimit,
    private readonly house: HouseEvents,
  ) {}

  /**
   * In the transaction of the call.
   * @throws AppError 404 for a ticket that is not the caller's, 409 for one that is drawn, cancelled or too near to its close, 422 after
   * 20 of a day
   */
  async cancelOwn({ brand, person }: LoggedIn, id: string): Promise<void> {
    const [ticket] = await readTickets(this.database, 'where t.id = $1 and t.brand = $2 and t.member = $3', [
      id,
      brand,
      person,
    ]);
    if (!ticket) throw new AppError(platformErrors.error_not_found);
    if (!mayCancelSingle(ticket)) throw new AppError(lotteryErrors.error_ticket_move_not_allowed);
    await this.limit.assertNotUsed(ticket);
    const [reply] = await this.cancel([ticket], OWN_LEAD_MS);
    if (reply !== 'ok') throw new AppError(lotteryErrors.error_ticket_move_not_allowed);
  }

  /** In the present transaction, those whose draws are on sale for so many milliseconds more. Answers what became of each, in order. */
  async cancel(tickets: readonly TicketRow[], leadMs: number): Promise<Cancelled[]> {
    const [first] = tickets;
    if (!first) return [];
    const [row] = await this.database.query<{ done: { replies: Cancelled[]; events: WrittenEvent[] } }>(
      'select lottery.cancel_tickets($1::jsonb, $2, $3::jsonb, $4) as done',
      [JSON.stringify(tickets.map(itemOf)), this.clock.offsetMs, CURRENCY_DIGITS, leadMs],
    );
    if (!row) throw new Error('cancel_tickets answers with a row');
    this.database.afterCommit(() => this.house.publish(row.done.events, first.brand));
    return row.done.replies;
  }
}

function itemOf(ticket: TicketRow) {
  const { id, draw, brand, member, vendor, title, round, currency } = ticket;
  const stake = BigInt(ticket.stake);
  return {
    id,
    draw,
    brand,
    member,
    room: currency === PLAY_CURRENCY ? [] : roomOf(readSoldLines(ticket), ANY),
    wallet: houseRollback(
      { brand, vendor, title, round, member, currency },
      { id: nameUuid('cancellation', id), of: stakeId(id), amount: stake },
    ),
    event: {
      ticketId: id,
      gameCode: ticket.game,
      drawNo: ticket.drawNo,
      amount: toWire(stake, currency),
      currency,
    },
  };
}
