import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { periodOf } from '#libs/platform/clock/periods';
import { Database } from '#libs/platform/database/database';
import { BrandRegistry } from '#libs/site/index';
import { earningShares } from './earning-shares.js';
import { type FeedPosition, lastMark } from './feed-position.js';

const MINUTE_MS = 60_000;
/** The time span of rounds that one transaction takes when there is much to catch up. */
const SLICE_MS = 20 * MINUTE_MS;
/** A round is settled a moment before it is committed. */
const COMMIT_MS = 1000;
/** How far back the frequent intake looks for rounds that took longer to commit; later ones are found at the next full five minutes. */
const OVERLAP_MS = 5000;

/**
 * Copies settled rounds into the feed, once for each revision of a round. Only rounds in the brand's currency are copied, so no play
 * money of trial accounts. PostgreSQL's clock decides what is taken, because it dates the rounds.
 */
@Injectable()
export class BetIntake {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly clock: Clock,
  ) {}

  /** Takes what was settled or changed up to a second ago. */
  async takeRecent(brand: string): Promise<FeedPosition> {
    return this.takeUntil(brand, new Date((await this.now()) - COMMIT_MS), OVERLAP_MS);
  }

  /**
   * Takes everything up to the last full five minutes that ended before the brand's delay and, going back `lateMs` (the brand's setting
   * by default), what was committed late.
   */
  async take(brand: string, lateMs?: number): Promise<FeedPosition> {
    const { contracts } = this.brands.byId(brand).settings;
    const until = new Date((await this.now()) - contracts.settleDelaySeconds * 1000);
    return this.takeUntil(brand, lastMark(until), lateMs ?? contracts.lateMinutes * MINUTE_MS);
  }

  /** Each slice of time has its own transaction, so that a worker that was away for a day catches up step by step. */
  private async takeUntil(brand: string, until: Date, backMs: number): Promise<FeedPosition> {
    await this.open(brand, until);
    let feed = await this.read(brand);
    const end = Math.max(until.getTime(), feed.takenUntil.getTime());
    let from = feed.takenUntil.getTime() - backMs;
    do {
      from = Math.min((await this.firstChange(brand, from)) ?? end, end);
      const to = sliceEnd(from, end);
      feed = await this.takeSlice(brand, new Date(from), new Date(to));
      from = to;
    } while (from < end);
    return feed;
  }

  /** When the first round from `from` on was settled or changed, in ms, or `undefined`. */
  private async firstChange(brand: string, from: number): Promise<number | undefined> {
    const [row] = await this.database.query<{ at: Date | null }>(
      `select least((select min(settled_at) from games.round where brand = $1 and settled_at >= $2),
         (select min(amended_at) from games.round where brand = $1 and amended_at >= $2)) as at`,
      [brand, new Date(from)],
    );
    return row?.at?.getTime();
  }

  private takeSlice(brand: string, from: Date, to: Date): Promise<FeedPosition> {
    const { settings } = this.brands.byId(brand);
    return this.database.transaction(async () => {
      const feed = await this.lock(brand);
      const batch = String(BigInt(feed.batch) + 1n);
      // A batch of late rounds is as far as the feed: a reader that has read up to there still has to read it.
      const takenUntil = to > feed.takenUntil ? to : feed.takenUntil;
      const [taken] = await this.database.query<{ count: number }>(
        `select games.take_bets(p_brand => $1, p_batch => $2, p_from => $3, p_to => $4, p_taken_until => $5, p_currency => $6,
           p_edge_share => $7, p_shares => $8, p_at => $9) as count`,
        [
          brand,
          batch,
          from,
          to,
          takenUntil,
          settings.currency,
          settings.contracts.edgeShare,
          JSON.stringify(earningShares(settings)),
          await this.clock.ofDatabase(),
        ],
      );
      const next = { batch: taken && taken.count > 0 ? batch : feed.batch, takenUntil };
      await this.database.query('update games.bet_feed set batch = $2, taken_until = $3 where brand = $1', [
        brand,
        next.batch,
        next.takenUntil,
      ]);
      return next;
    });
  }

  /** The feed of a new brand begins with the month. */
  private async open(brand: string, until: Date): Promise<void> {
    const { timeZone } = this.brands.byId(brand).settings;
    await this.database.query(
      'insert into games.bet_feed (brand, taken_until) values ($1, $2) on conflict do nothing',
      [brand, periodOf('M', until, timeZone).start],
    );
  }

  private lock(brand: string): Promise<FeedPosition> {
    return this.read(brand, 'for update');
  }

  private async read(brand: string, lock = ''): Promise<FeedPosition> {
    const [feed] = await this.database.query<FeedPosition>(
      `select batch, taken_until as "takenUntil" from games.bet_feed where brand = $1 ${lock}`,
      [brand],
    );
    if (!feed) throw new Error(`no feed of ${brand}`);
    return feed;
  }

  private async now(): Promise<number> {
    return (await this.clock.ofDatabase()).getTime();
  }
}

/** No slice crosses the last full five minutes, so that who reads the feed up to there has nothing of the time after. */
function sliceEnd(from: number, end: number): number {
  const mark = lastMark(new Date(end)).getTime();
  return mark > from ? Math.min(lastMark(new Date(from)).getTime() + SLICE_MS, mark) : end;
}
