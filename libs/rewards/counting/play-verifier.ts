import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { FeedReaders } from '#libs/games/index';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { LOGGER } from '#libs/platform/logging/logging.module';
import { BrandRegistry } from '#libs/site/index';
import { READER } from './reader.js';

/** How many full days are compared, in the brand's time zone. */
const DAYS = 2;
/** Each is written to the audit; more of them have the same cause. */
const MOST = 100;

/** Facts of one member, title and day that are not what the rounds come to. Amounts are minor units. */
export interface PlayDifference {
  member: string;
  nodeId: number;
  /** `2027-03-10`, in the brand's time zone. */
  day: string;
  counted: PlaySums;
  played: PlaySums;
}

interface PlaySums {
  stake: string;
  payout: string;
  validBet: string;
  rounds: number;
}

/**
 * Days from $2 to before $3 of the time zone $4. Rounds that changed after $5, up to when the feed was read, are not counted yet; what
 * a barred member played earns nothing.
 */
const DIFFERENCES = `
  with played as (
    select r.member, r.node_id, (r.settled_at at time zone $4)::date as day, sum(r.stake - r.bonus_stake) as stake,
      sum(r.payout - r.bonus_payout) as payout, sum(r.valid_bet) as valid_bet, count(*) as rounds
    from games.round_view r
    where r.brand = $1 and r.status = 'settled' and r.currency = $6
      and r.settled_at >= $2::date::timestamp at time zone $4 and r.settled_at < $3::date::timestamp at time zone $4
      and not exists (select from safer_play.bar_view b where b.member = r.member and b.since <= r.settled_at and b.ended_at > r.settled_at)
    group by 1, 2, 3
  ), counted as (
    select member, node_id, day, stake, payout, valid_bet, rounds from rewards.play_day
    where brand = $1 and day >= $2 and day < $3 and (stake, payout, valid_bet, rounds) <> (0, 0, 0, 0)
  )
  select member, node_id as "nodeId", day::text as day,
    json_build_object('stake', coalesce(c.stake, 0)::text, 'payout', coalesce(c.payout, 0)::text,
      'validBet', coalesce(c.valid_bet, 0)::text, 'rounds', coalesce(c.rounds, 0)) as counted,
    json_build_object('stake', coalesce(p.stake, 0)::text, 'payout', coalesce(p.payout, 0)::text,
      'validBet', coalesce(p.valid_bet, 0)::text, 'rounds', coalesce(p.rounds, 0)) as played
  from counted c full join played p using (member, node_id, day)
  where (c.stake, c.payout, c.valid_bet, c.rounds) is distinct from (p.stake, p.payout, p.valid_bet, p.rounds)
    and not exists (select from games.round_view late where late.member = coalesce(c.member, p.member) and late.amended_at >= $5)
  order by day, member, node_id limit ${MOST}`;

/** Sums up the rounds of the last days once more, apart from the feed, and compares them with the facts of play that were counted. */
@Injectable()
export class PlayVerifier {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
    private readonly feed: FeedReaders,
    private readonly audit: Audit,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Compares the last two full days of a brand, once they are counted. Logs and audits what differs. */
  async verify(brand: string): Promise<PlayDifference[]> {
    const { timeZone, currency } = this.brands.byId(brand).settings;
    const [days] = await this.database.query<{ from: string; until: string; end: Date }>(
      `select (today - $3::int)::text as "from", today::text as until, today::timestamp at time zone $2 as "end"
       from (select ($1::timestamptz at time zone $2)::date as today) d`,
      [this.clock.now(), timeZone, DAYS],
    );
    if (!days || !(await this.feed.hasRead(READER, brand, days.end))) return [];
    const { takenUntil } = await this.feed.position(READER, brand);
    const found = await this.database.query<PlayDifference>(DIFFERENCES, [
      brand,
      days.from,
      days.until,
      timeZone,
      takenUntil,
      currency,
    ]);
    for (const difference of found) await this.record(brand, difference);
    return found;
  }

  private async record(brand: string, { member, nodeId, day, counted, played }: PlayDifference) {
    this.logger.error(
      { brand, member, nodeId, day, counted, played },
      'facts of play differ from the rounds',
    );
    await this.audit.record({
      brand,
      actor: 'system',
      action: 'play.differs',
      subject: `member ${member}`,
      before: { nodeId, day, ...counted },
      after: { nodeId, day, ...played },
    });
  }
}
