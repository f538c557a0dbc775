import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { gamesErrors } from '#libs/games/common/games.errors';
import { BalanceService } from '#libs/ledger/index';
import { amountOrNull, parseAmount, toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { canonicalJson } from '#libs/platform/common/canonical-json';
import { platformErrors } from '#libs/platform/common/errors';
import { nameUuid } from '#libs/platform/crypto/name-uuid';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { PlayGuard } from '#libs/safer-play/index';
import { BrandRegistry } from '#libs/site/index';
import { lotteryErrors } from '../common/lottery.errors.js';
import type { placeTicket } from '../common/tickets.calls.js';
import { DrawsOnSale } from '../draws/draws-on-sale.js';
import { type PricedTicket, priceTicket } from './priced-ticket.js';
import { readSale, type Sale, type SaleIn } from './sale.js';
import { type TicketPlace, ticketItem, ticketNoOf } from './ticket-item.js';
import { type Placed, TicketPlacements } from './ticket-placements.js';
import { readTickets, type TicketRow } from './ticket-row.js';
import { voidRounds } from './void-rounds.js';

type Order = InputOf<typeof placeTicket>;

/** Buys single tickets. */
@Injectable()
export class Tickets {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly draws: DrawsOnSale,
    private readonly placements: TicketPlacements,
    private readonly balances: BalanceService,
    private readonly guard: PlayGuard,
  ) {}

  /**
   * Runs in a transaction of its own, together with other tickets. The same key buys one ticket and has one answer.
   * @throws AppError as `priceTicket` does; 403 and 451 as `readSale` does; 404 for an unknown draw; 422 for one that is not on sale, for too little money or room, and for
   * a key of another order; 423 while a break or an exclusion stands
   */
  async place(caller: LoggedIn, order: Order, key: string): Promise<ValueOf<typeof placeTicket>> {
    const id = nameUuid('ticket', caller.brand, caller.person, key);
    const print = createHash('sha256').update(canonicalJson(order)).digest('hex');
    const bought = await this.find(id);
    if (bought) return this.answer(caller, bought, print);
    await this.guard.assertMayPlay(caller.person);
    const currency = this.brands.walletCurrency(caller.brand, caller.role === 'trial');
    const sale = await readSale(this.database, caller, order.gameCode, order.prizeMode);
    if (sale.maintenance) throw new AppError(gamesErrors.error_game_maintenance);
    const place = { id, brand: caller.brand, member: caller.person, currency, print };
    const placed = await this.placeAtItsPrice(place, order, { sale, currency });
    const refusal = await this.placements.refusalOf(placed, sale, place);
    if (refusal) throw refusal;
    const ticket = await this.find(id);
    if (!ticket) throw new Error(`ticket ${id} was bought and is not there`);
    return this.answer(caller, ticket, print);
  }

  /** Priced anew where operators have changed what numbers cost meanwhile. */
  private async placeAtItsPrice(
    place: Omit<TicketPlace, 'draw'>,
    order: Order,
    { sale, currency }: Omit<SaleIn, 'prices'>,
  ): Promise<Placed> {
    for (;;) {
      const draw = await this.draws.require(place.brand, order.gameCode, order.drawNo);
      const priced = priceTicket(order, { sale, currency, prices: draw.prices });
      assertAmount(order.amount, priced, currency);
      const placed = await this.placeInOpenRound({ ...place, draw }, priced, sale);
      if (placed.status !== 'priced') return placed;
    }
  }

  /** Where the member's round is void, since all of its tickets were cancelled, a further round takes the ticket. */
  private async placeInOpenRound(place: TicketPlace, priced: PricedTicket, sale: Sale): Promise<Placed> {
    let given = 0;
    for (;;) {
      const placed = await this.placements.place(
        await ticketItem({ ...place, voidRounds: given }, priced, sale),
      );
      if (placed.status !== 'RS_ERROR_INVALID_GAME') return placed;
      const found = await voidRounds(this.database, place.member, [place.draw.id], sale);
      const now = found.get(place.draw.id) ?? 0;
      if (now <= given) return placed;
      given = now;
    }
  }

  private async find(id: string): Promise<TicketRow | undefined> {
    const [row] = await readTickets(this.database, 'where t.id = $1', [id]);
    return row;
  }

  private async answer(
    { person }: LoggedIn,
    row: TicketRow,
    print: string,
  ): Promise<ValueOf<typeof placeTicket>> {
    if (row.fingerprint !== print) throw new AppError(platformErrors.error_idempotency_key_reused);
    const { balance, seq } = await this.balances.current(person, row.currency);
    return {
      ticketId: row.id,
      ticketNo: ticketNoOf(row.id),
      drawNo: row.drawNo,
      bets: row.bets,
      amount: toWire(BigInt(row.stake), row.currency),
      largestWin: toWire(BigInt(row.largestWin), row.currency),
      odds: row.lines.map(({ odds }) => odds),
      closeAt: row.closeAt.toISOString(),
      balance,
      seq,
    };
  }
}

/** @throws AppError 422 with what the lines cost, if the page has calculated anything else */
export function assertAmount(
  amount: string,
  { bets, stake }: Pick<PricedTicket, 'bets' | 'stake'>,
  currency: Currency,
): void {
  if (amountOrNull(() => parseAmount(amount, currency)) === stake) return;
  throw new AppError(lotteryErrors.error_lottery_amount, {
    params: { bets, amount: toWire(stake, currency) },
  });
}
