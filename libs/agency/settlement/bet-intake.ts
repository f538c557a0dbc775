import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { BrandRegistry } from '#libs/site/index';
import { periodOf } from '../periods.js';
import { takenUntil } from './settlement-clock.js';
import { AT_LENGTH } from './settlement-rules.sql.js';

const MINUTE_MS = 60_000;

/** How far a brand's rounds are taken. */
export interface Feed {
  batch: string;
  takenUntil: Date;
}

/**
 * Copies settled rounds into the feed that every kind of settlement reads, once for each change of a round. Only the
 * brand's currency is there, never the play money of trial accounts.
 */
@Injectable()
export class BetIntake {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes what was settled or changed since the last time and is older than the brand's delay, and what came late: was
   * committed after its moment had been passed. PostgreSQL's clock dates the rounds, and tells how far they are taken.
   * In a transaction of its own, one after another.
   */
  async take(brand: string, lateMs?: number): Promise<Feed> {
    const { contracts, timeZone, currency } = this.brands.byId(brand).settings;
    const now = await this.clock.ofDatabase();
    const until = takenUntil(now, contracts.settleDelaySeconds);
    const back = lateMs ?? contracts.lateMinutes * MINUTE_MS;
    return this.database.transaction(async () => {
      const feed = await this.lock(brand, periodOf('M', until, timeZone).start);
      const to = new Date(Math.max(until.getTime(), feed.takenUntil.getTime()));
      const from = new Date(feed.takenUntil.getTime() - back);
      const batch = String(BigInt(feed.batch) + 1n);
      await this.database.query(AT_LENGTH);
      const [taken] = await this.database.query<{ count: number }>(TAKE, [
        brand,
        batch,
        from,
        to,
        contracts.edgeShare,
        currency,
        now,
      ]);
      const next = { batch: taken && taken.count > 0 ? batch : feed.batch, takenUntil: to };
      await this.database.query('update agency.bet_feed set batch = $2, taken_until = $3 where brand = $1', [
        brand,
        next.batch,
        to,
      ]);
      return next;
    });
  }

  /** How far the rounds are taken by now. @throws Error where they never were */
  taken(brand: string): Promise<Feed> {
    return this.read(brand);
  }

  private async lock(brand: string, start: Date): Promise<Feed> {
    await this.database.query(
      'insert into agency.bet_feed (brand, taken_until) values ($1, $2) on conflict do nothing',
      [brand, start],
    );
    return this.read(brand, 'for update');
  }

  private async read(brand: string, lock = ''): Promise<Feed> {
    const [feed] = await this.database.query<Feed>(
      `select batch, taken_until as "takenUntil" from agency.bet_feed where brand = $1 ${lock}`,
      [brand],
    );
    if (!feed) throw new Error(`no feed of ${brand}`);
    return feed;
  }
}

/**
 * A round stands in the feed with the revision of its entry that was not taken back. Where the round has another one
 * now, that entry is taken back, and the round is taken as it is, unless it is void.
 */
const TAKE = `
  with changed as (
    select * from games.round where brand = $1 and settled_at >= $3 and settled_at < $4 and currency = $6
    union
    select * from games.round where brand = $1 and amended_at >= $3 and amended_at < $4 and settled_at < $4 and currency = $6
  ), standing as (
    select e.* from agency.bet_entry e where e.sign = 1 and e.round in (select id from changed)
      and not exists (select from agency.bet_entry b where b.round = e.round and b.revision = e.revision and b.sign = -1)
  ), entry as (
    select s.round, s.revision, -1 as sign, s.member, s.ancestors, s.currency, s.stake, s.payout, s.valid_bet, s.limit_ppm,
      s.settled_at
    from standing s join changed c on c.id = s.round where c.revision <> s.revision
    union all
    select c.id, c.revision, 1, c.member, c.ancestors, c.currency, c.stake, c.payout, c.valid_bet,
      coalesce(s.limit_ppm, coalesce(c.edge_ppm, 0) * $5::int / 100), c.settled_at
    from changed c left join standing s on s.round = c.id
    where c.status = 'settled' and s.revision is distinct from c.revision
  ), taken as (
  insert into agency.bet_entry (brand, batch, round, revision, sign, member, ancestors, currency, stake, payout, valid_bet,
    limit_ppm, settled_at, taken_at)
  select $1, $2::bigint, round, revision, sign, member, ancestors, currency, stake, payout, valid_bet, limit_ppm, settled_at,
    $7::timestamptz from entry order by settled_at, round, revision, sign
  returning 1)
  select count(*)::int as count from taken`;
