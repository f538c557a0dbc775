import { Injectable } from '@nestjs/common';
import { authenticationErrors } from '#libs/authentication/common/authentication.errors';
import { cashierErrors } from '#libs/cashier/common/cashier.errors';
import { gamesErrors } from '#libs/games/common/games.errors';
import { CURRENCY_DIGITS, HouseEvents } from '#libs/games/index';
import { toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { MicroBatcher } from '#libs/platform/batch/micro-batcher';
import { Clock } from '#libs/platform/clock/clock';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import type { WrittenEvent } from '#libs/platform/events/events';
import { AppError } from '#libs/platform/http/app-error';
import { lotteryErrors } from '../common/lottery.errors.js';
import { DrawsOnSale } from '../draws/draws-on-sale.js';
import type { Sale } from './sale.js';
import type { TicketItem } from './ticket-item.js';

/** What became of an item: bought, there already, refused, or `priced` with prices of numbers that have changed. */
export interface Placed {
  status: string;
  /** Minor units that the fullest outcome may still pay. */
  left: number | null;
}

interface Applied {
  replies: (Placed | null)[];
  events: WrittenEvent[];
}

const STATEMENT = 'select lottery.place_tickets($1::jsonb, $2, $3::jsonb, $4) as applied';

/** Buys tickets in batches, each with its money, its room and its push: all of it or nothing. */
@Injectable()
export class TicketPlacements {
  private readonly batcher = new MicroBatcher<TicketItem, Placed>({
    size: 128,
    // Two concurrent batches would wait for each other's exposures.
    inFlight: 1,
    maxAlone: 4,
    keyOf: ({ brand, member }) => `${brand} ${member}`,
    apply: (items, wait) => this.apply(items, wait),
  });

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly draws: DrawsOnSale,
    private readonly house: HouseEvents,
  ) {}

  /** Resolves after COMMIT. @throws Error if the database fails; then nothing was bought */
  place(item: TicketItem): Promise<Placed> {
    return this.batcher.add(item);
  }

  /** Buys all items in the present transaction, or answers why one of them was refused: then the caller has to throw. */
  async placeAll(items: TicketItem[], brand: string): Promise<Placed[]> {
    const [row] = await this.database.query<{ applied: Applied }>(STATEMENT, this.parameters(items, true));
    const { replies, events } = row?.applied ?? { replies: [], events: [] };
    this.database.afterCommit(() => this.house.publish(events, brand));
    return replies.map((reply) => reply ?? { status: 'busy', left: null });
  }

  /** The refusal that a status stands for, or null for a ticket that was bought. */
  async refusalOf(placed: Placed, sale: Sale, { brand, currency }: { brand: string; currency: Currency }) {
    switch (placed.status) {
      case 'ok':
      case 'copy':
        return null;
      case 'closed':
        return this.draws.closed(brand, sale.game.code);
      case 'suspended':
      case 'priced':
        return new AppError(lotteryErrors.error_draw_suspended);
      case 'full':
        return new AppError(lotteryErrors.error_lottery_number_full, {
          params: { left: toWire(BigInt(placed.left ?? 0), currency) },
        });
      case 'RS_ERROR_NOT_ENOUGH_MONEY':
        return new AppError(cashierErrors.error_insufficient_balance);
      case 'RS_ERROR_LIMIT_REACHED':
        return new AppError(lotteryErrors.error_lottery_stake, {
          params: { min: toWire(sale.lineMin, currency), max: toWire(sale.memberStake, currency) },
        });
      case 'RS_ERROR_INVALID_GAME':
        return new AppError(gamesErrors.error_game_maintenance);
      case 'RS_ERROR_DUPLICATE_TRANSACTION':
        return new AppError(platformErrors.error_idempotency_key_reused);
      case 'RS_ERROR_USER_DISABLED':
        return new AppError(authenticationErrors.error_account_disabled);
      default:
        throw new Error(`the wallet refused a ticket: ${placed.status}`);
    }
  }

  private async apply(items: TicketItem[], wait: boolean): Promise<(Placed | null)[]> {
    const [row] = await this.database.statement<{ applied: Applied }>(
      STATEMENT,
      this.parameters(items, wait),
      (rows) => this.publish(items, rows[0]?.applied.events ?? []),
    );
    if (!row) throw new Error('place_tickets answers with a row');
    return row.applied.replies;
  }

  private parameters(items: TicketItem[], wait: boolean): unknown[] {
    return [JSON.stringify(items), this.clock.offsetMs, CURRENCY_DIGITS, wait];
  }

  private publish(items: TicketItem[], events: WrittenEvent[]): void {
    const brands = new Map(items.map(({ member, brand }) => [member, brand]));
    for (const brand of new Set(brands.values()))
      this.house.publish(
        events.filter(({ person }) => brands.get(person) === brand),
        brand,
      );
  }
}
