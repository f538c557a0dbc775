import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { BrandRegistry } from '#libs/site/index';
import { periodOf } from '../periods.js';
import { takenUntil } from './settlement-clock.js';

const MINUTE_MS = 60_000;
/** The time span of rounds that one transaction takes: a multiple of five minutes, so that no batch divides a period. */
const SLICE_MS = 20 * MINUTE_MS;

/** How far a brand's rounds are in the feed. */
export interface FeedPosition {
  batch: string;
  takenUntil: Date;
}

/**
 * Copies settled rounds into the feed that all settlements read, once for each revision of a round. Only rounds in the brand's
 * currency are copied, so no play money of trial accounts.
 */
@Injectable()
export class BetIntake {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes rounds that were settled or changed since the last time and are older than the brand's delay, and, going back `lateMs`,
   * those that were committed late. PostgreSQL's clock decides, because it dates the rounds. Each slice of time has its own
   * transaction, so that a worker that was away for a day catches up step by step.
   */
  async take(brand: string, lateMs?: number): Promise<FeedPosition> {
    const { contracts, timeZone } = this.brands.byId(brand).settings;
    const until = takenUntil(await this.clock.ofDatabase(), contracts.settleDelaySeconds);
    const back = lateMs ?? contracts.lateMinutes * MINUTE_MS;
    await this.open(brand, periodOf('M', until, timeZone).start);
    let feed = await this.position(brand);
    const end = Math.max(until.getTime(), feed.takenUntil.getTime());
    const start = periodOf('5m', new Date(feed.takenUntil.getTime() - back), 'UTC').start.getTime();
    let from: number = start;
    do {
      from = Math.min((await this.firstChange(brand, from)) ?? end, end);
      const to = Math.min(from + SLICE_MS, end);
      feed = await this.takeSlice(brand, new Date(from), new Date(to));
      from = to;
    } while (from < end);
    return feed;
  }

  /** @throws Error if nothing was ever taken */
  position(brand: string): Promise<FeedPosition> {
    return this.read(brand);
  }

  /** The first batch after `since` that reaches beyond `moment`, or `undefined`. */
  async nextBatch(brand: string, since: string | null, moment: Date): Promise<FeedPosition | undefined> {
    const [batch] = await this.database.query<FeedPosition>(
      `select batch, taken_until as "takenUntil" from agency.bet_batch
       where brand = $1 and batch > coalesce($2::bigint, 0) and taken_until > $3 order by batch limit 1`,
      [brand, since, moment],
    );
    return batch;
  }

  /** The beginning of the first five minutes from `from` on in which a round was settled or changed, in ms, or `undefined`. */
  private async firstChange(brand: string, from: number): Promise<number | undefined> {
    const [row] = await this.database.query<{ at: Date | null }>(
      `select least((select min(settled_at) from games.round_view where brand = $1 and settled_at >= $2),
         (select min(amended_at) from games.round_view where brand = $1 and amended_at >= $2)) as at`,
      [brand, new Date(from)],
    );
    return row?.at ? periodOf('5m', row.at, 'UTC').start.getTime() : undefined;
  }

  private takeSlice(brand: string, from: Date, to: Date): Promise<FeedPosition> {
    const { contracts, currency } = this.brands.byId(brand).settings;
    return this.database.transaction(async () => {
      const feed = await this.lock(brand);
      const batch = String(BigInt(feed.batch) + 1n);
      const [taken] = await this.database.query<{ count: number }>(
        `select agency.take_bets(p_brand => $1, p_batch => $2, p_from => $3, p_to => $4, p_currency => $5,
           p_edge_share => $6, p_at => $7) as count`,
        [brand, batch, from, to, currency, contracts.edgeShare, await this.clock.ofDatabase()],
      );
      const next = {
        batch: taken && taken.count > 0 ? batch : feed.batch,
        takenUntil: to > feed.takenUntil ? to : feed.takenUntil,
      };
      await this.database.query('update agency.bet_feed set batch = $2, taken_until = $3 where brand = $1', [
        brand,
        next.batch,
        next.takenUntil,
      ]);
      return next;
    });
  }

  private async open(brand: string, start: Date): Promise<void> {
    await this.database.query(
      'insert into agency.bet_feed (brand, taken_until) values ($1, $2) on conflict do nothing',
      [brand, start],
    );
  }

  private lock(brand: string): Promise<FeedPosition> {
    return this.read(brand, 'for update');
  }

  private async read(brand: string, lock = ''): Promise<FeedPosition> {
    const [feed] = await this.database.query<FeedPosition>(
      `select batch, taken_until as "takenUntil" from agency.bet_feed where brand = $1 ${lock}`,
      [brand],
    );
    if (!feed) throw new Error(`no feed of ${brand}`);
    return feed;
  }
}
