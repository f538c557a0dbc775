import { Injectable } from '@nestjs/common';
import { toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { BrandRegistry } from '#libs/site/index';
import { findGame } from '../common/games.js';
import type { DrawDetail } from '../common/operator-draws.js';
import { outcomeGroups } from '../common/rules/outcome-groups.js';
import { movableDays, wireDay } from '../draws/draw-dates.js';
import { readNeighbours } from '../draws/draw-neighbours.js';
import { readRevisions } from '../draws/draw-revisions.js';
import type { DrawRow } from '../draws/draw-row.js';
import { DrawCases } from './draw-cases.js';

/** Outcomes of a group that are shown. */
const WORST = 10;

/** One draw with its money and whatever was said of its result. */
@Injectable()
export class DrawDetails {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
    private readonly cases: DrawCases,
  ) {}

  /** @throws AppError 404 for a draw that the brand does not have */
  async get(brand: string, id: string): Promise<DrawDetail> {
    const { currency } = this.brands.byId(brand).settings;
    const { row, value } = await this.cases.get(brand, id);
    const money = await this.money(id, currency);
    return {
      ...value,
      currency,
      ...money,
      exposure: await this.exposure(row, currency),
      prices: row.prices,
      entries: await this.entries(id),
      messages: await this.messages(id),
      movableDays: await this.movableDays(row),
      moves: await this.moves(id),
      revisions: await readRevisions(this.database, id),
    };
  }

  /** Play money is nobody's and is left out. */
  private async money(id: string, currency: Currency) {
    const [row] = await this.database.query<{ tickets: number; stake: string; paid: string }>(
      `select count(*)::int as tickets, coalesce(sum(stake), 0) as stake, coalesce(sum(win + rebate), 0) as paid
       from lottery.ticket where draw = $1 and currency = $2 and status <> 'cancelled'`,
      [id, currency],
    );
    const { tickets = 0, stake = '0', paid = '0' } = row ?? {};
    return {
      tickets,
      stake: toWire(BigInt(stake), currency),
      paid: toWire(BigInt(paid), currency),
    };
  }

  private async exposure({ id, brand, game }: DrawRow, currency: Currency): Promise<DrawDetail['exposure']> {
    const family = findGame(game)?.family;
    const groups = family ? outcomeGroups(family) : new Map();
    const rows = await this.database.query<{
      key: string;
      limit: string;
      places: number[];
      payouts: string[];
    }>(
      `select e.key, case when e.key = '' then l.ungrouped_pay else l.outcome_pay end as limit, w.places, w.payouts
       from lottery.exposure e join lottery.sale_limit l on l.brand = $2 and l.game = $3
       cross join lateral (
         select array_agg(place::int order by payout desc, place) as places, array_agg(payout::text order by payout desc, place) as payouts
         from (select payout, place from unnest(e.payouts) with ordinality o(payout, place) where payout > 0 order by payout desc, place
           limit $4) worst
       ) w
       where e.draw = $1 and w.places is not null order by w.payouts[1]::bigint desc, e.key`,
      [id, brand, game, WORST],
    );
    return rows.map(({ key, limit, places, payouts }) => ({
      group: key,
      limit: toWire(BigInt(limit), currency),
      worst: places.map((place, at) => ({
        outcome: groups.get(key)?.outcomes[place - 1]?.join() ?? '',
        payout: toWire(BigInt(payouts[at] ?? 0), currency),
      })),
    }));
  }

  /** What waits for the other operator is shown to nobody. */
  private async entries(id: string): Promise<DrawDetail['entries']> {
    const rows = await this.database.query<{
      operator: string;
      enteredAt: Date;
      state: DrawDetail['entries'][number]['state'];
      result: string;
    }>(
      `select o.account as operator, e.entered_at as "enteredAt", e.state, e.result
       from lottery.result_entry e join authentication.operator_view o on o.id = e.operator where e.draw = $1 order by e.id desc limit 50`,
      [id],
    );
    return rows.map(({ enteredAt, state, result, operator }) => ({
      operator,
      enteredAt: enteredAt.toISOString(),
      state,
      result: state === 'waiting' ? null : result,
    }));
  }

  private async messages(id: string): Promise<DrawDetail['messages']> {
    const rows = await this.database.query<
      Omit<DrawDetail['messages'][number], 'drawnAt' | 'receivedAt'> & { drawnAt: Date; receivedAt: Date }
    >(
      `select feed, sequence::float8 as sequence, result, drawn_at as "drawnAt", received_at as "receivedAt"
       from lottery.feed_message where draw = $1 order by received_at desc limit 50`,
      [id],
    );
    return rows.map(({ drawnAt, receivedAt, ...each }) => ({
      ...each,
      drawnAt: drawnAt.toISOString(),
      receivedAt: receivedAt.toISOString(),
    }));
  }

  private async movableDays(row: DrawRow): Promise<DrawDetail['movableDays']> {
    const game = findGame(row.game);
    const neighbours = await readNeighbours(this.database, row);
    const days = game && movableDays(game, row, neighbours, this.clock.now());
    return days && { from: wireDay(days.from), to: wireDay(days.to) };
  }

  private async moves(id: string): Promise<DrawDetail['moves']> {
    const rows = await this.database.query<{ movedAt: Date; before: Date; after: Date; reason: string }>(
      `select moved_at as "movedAt", before_at as before, draw_at as after, reason from lottery.draw_move
       where draw = $1 order by id desc limit 50`,
      [id],
    );
    return rows.map(({ movedAt, before, after, reason }) => ({
      movedAt: movedAt.toISOString(),
      before: before.toISOString(),
      after: after.toISOString(),
      reason,
    }));
  }
}
