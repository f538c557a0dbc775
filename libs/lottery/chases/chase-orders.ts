import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { gamesErrors } from '#libs/games/common/games.errors';
import { toWire } from '#libs/money/amount';
import { Clock } from '#libs/platform/clock/clock';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { nameUuid } from '#libs/platform/crypto/name-uuid';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { PlayGuard } from '#libs/safer-play/index';
import { BrandRegistry } from '#libs/site/index';
import { CHASE_MOST, type placeChase } from '../common/chases.calls.js';
import { lotteryErrors } from '../common/lottery.errors.js';
import { chaseChanged } from '../common/tickets.events.js';
import type { DrawRow } from '../draws/draw-row.js';
import { DrawsOnSale } from '../draws/draws-on-sale.js';
import { type PricedTicket, priceTicket } from '../tickets/priced-ticket.js';
import { readSale, type Sale } from '../tickets/sale.js';
import { ticketItem } from '../tickets/ticket-item.js';
import { TicketPlacements } from '../tickets/ticket-placements.js';
import { assertAmount } from '../tickets/tickets.service.js';
import { voidRounds } from '../tickets/void-rounds.js';

type Order = InputOf<typeof placeChase>;

/** A ticket that a chase buys. */
interface Planned {
  draw: DrawRow;
  multiple: number;
  priced: PricedTicket;
}

/** Buys chases: a ticket for each draw at once, all or none. */
@Injectable()
export class ChaseOrders {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
    private readonly draws: DrawsOnSale,
    private readonly placements: TicketPlacements,
    private readonly events: Events,
    private readonly guard: PlayGuard,
  ) {}

  /**
   * In the transaction of the call.
   * @throws AppError as `priceTicket` and `readSale` do; 422 for draws that are not on sale or not in order, and for too little money or room;
   * 423 while a break or an exclusion stands
   */
  async place(caller: LoggedIn, order: Order): Promise<ValueOf<typeof placeChase>> {
    const { brand, person: member } = caller;
    await this.guard.assertMayPlay(member);
    const currency = this.brands.walletCurrency(brand, caller.role === 'trial');
    const sale = await readSale(this.database, caller, order.gameCode, order.prizeMode);
    if (sale.maintenance) throw new AppError(gamesErrors.error_game_maintenance);
    // Each draw is priced by itself; the lines of the chase are those without a price of a draw's own.
    const lines = order.lines.map(({ odds: _, ...line }) => line);
    const base = priceTicket({ ...order, lines }, { sale, currency, prices: [] });
    const usual = new Map<number, PricedTicket>();
    const planned = (await this.drawsOf(brand, order)).map(({ draw, multiple }): Planned => {
      const { prices } = draw;
      const known = prices.length === 0 ? usual.get(multiple) : undefined;
      const priced = known ?? priceTicket(order, { sale, currency, prices }, multiple);
      if (prices.length === 0) usual.set(multiple, priced);
      return { draw, multiple, priced };
    });
    const stake = planned.reduce((sum, { priced }) => sum + priced.stake, 0n);
    assertAmount(order.amount, { bets: base.bets * planned.length, stake }, currency);
    const id = await this.insert({ brand, member, currency }, order, { sale, base, stake });
    const given = await voidRounds(
      this.database,
      member,
      planned.map(({ draw }) => draw.id),
      sale,
    );
    const items = await Promise.all(
      planned.map(({ draw, multiple, priced }) =>
        ticketItem(
          {
            id: nameUuid('chase-ticket', id, draw.drawNo),
            brand,
            member,
            currency,
            draw,
            chase: { id, multiple },
            voidRounds: given.get(draw.id) ?? 0,
            print: id,
          },
          priced,
          sale,
        ),
      ),
    );
    for (const placed of await this.placements.placeAll(items, brand)) {
      const refusal = await this.placements.refusalOf(placed, sale, { brand, currency });
      if (refusal) throw refusal;
    }
    await this.events.append(chaseChanged, member, brand, {
      chaseId: id,
      gameCode: sale.game.code,
      status: 'running',
    });
    return { chaseId: id, tickets: items.length, amount: toWire(stake, currency) };
  }

  /** @throws AppError 422 where one is not on sale, or they are not in the order of their times */
  private async drawsOf(brand: string, { gameCode, draws }: Order) {
    const onSale = new Map(
      (await this.draws.list(brand, gameCode, CHASE_MOST, draws[0]?.drawNo)).map((draw) => [
        draw.drawNo,
        draw,
      ]),
    );
    let before = 0;
    return draws.map(({ drawNo, multiple }) => {
      const draw = onSale.get(drawNo);
      if (!draw || draw.drawAt.getTime() <= before) throw new AppError(lotteryErrors.error_chase_draws);
      before = draw.drawAt.getTime();
      return { draw, multiple };
    });
  }

  private async insert(
    { brand, member, currency }: { brand: string; member: string; currency: string },
    order: Order,
    { sale, base, stake }: { sale: Sale; base: PricedTicket; stake: bigint },
  ): Promise<string> {
    const id = randomUUID();
    await this.database.query(
      `insert into lottery.chase (id, brand, game, member, currency, prize_mode, prize_group, lines, stop_on_win, stake, placed_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9, $10, $11)`,
      [
        id,
        brand,
        sale.game.code,
        member,
        currency,
        sale.mode,
        base.prizeGroup,
        JSON.stringify(base.lines),
        order.stopOnWin,
        stake.toString(),
        this.clock.now(),
      ],
    );
    return id;
  }
}
