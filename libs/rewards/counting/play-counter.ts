import { Injectable } from '@nestjs/common';
import { FeedReaders, type FeedWindow } from '#libs/games/index';
import { parseAmount } from '#libs/money/amount';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { BrandRegistry } from '#libs/site/index';
import { PLAY_MEASURES } from '../common/campaign.js';
import { FreeRoundRows } from '../free-rounds/free-round-rows.js';
import { BoardCounting } from '../leaderboards/board-counting.js';
import { OpenBoards } from '../leaderboards/open-boards.js';
import { MetMissions } from '../missions/met-missions.js';
import { Points } from '../points/points.service.js';
import { OpenRaffles } from '../raffles/open-raffles.js';
import { RaffleCounting } from '../raffles/raffle-counting.js';
import { Referrals } from '../referral/referrals.js';
import { VipLevels } from '../vip/vip-levels.js';
import { Earnings } from './earnings.js';
import { needsOf } from './level-of.js';
import { MULTIPLE, MULTIPLES_ANEW, WAS_BARRED } from './multiples.js';
import { READER } from './reader.js';

const DAY_MS = 86_400_000;

/**
 * The entries of brand $1 from $2 to $3, by days and weeks of the time zone $4. Rounds that were settled while their player was barred
 * from rewards earn nothing, and so do later entries of them. What comes late to a closed week counts in the open one.
 */
const COUNT = `
  with open_week as (
    select (starts_at at time zone $4)::date as week from rewards.open_period where brand = $1 and code = 'W' for share
  ), entry as materialized (
    select e.member, e.node_id, t.game_type, (e.settled_at at time zone $4)::date as day, e.sign * e.own_stake as stake,
      e.sign * e.own_payout as payout, e.sign * e.valid_bet as valid_bet, e.sign, e.toward_bonus, e.points_ppm, e.rebate_ppm, e.weekly_ppm,
      case when e.sign = 1 then ${MULTIPLE} else 0 end as multiple
    from games.bet_entry_view e join games.title_view t on t.node_id = e.node_id
    where e.id between $2 and $3 and e.brand = $1 and not ${WAS_BARRED}
  ), facts as (
    insert into rewards.play_day as p (brand, member, day, node_id, stake, payout, valid_bet, rounds, net_loss, best_multiple)
    select $1, member, day, node_id, sum(stake), sum(payout), sum(valid_bet), sum(sign),
      coalesce(sum(stake - payout) filter (where not toward_bonus), 0), max(multiple) from entry group by member, day, node_id
    order by member, day, node_id
    on conflict (member, day, node_id) do update set stake = p.stake + excluded.stake, payout = p.payout + excluded.payout,
      valid_bet = p.valid_bet + excluded.valid_bet, rounds = p.rounds + excluded.rounds, net_loss = p.net_loss + excluded.net_loss,
      best_multiple = greatest(p.best_multiple, excluded.best_multiple)
  ), accrued as (
    insert into rewards.accrual as a (brand, member, kind, millionths)
    select $1, e.member, k.kind, sum(e.valid_bet * k.ppm)
    from entry e cross join lateral (values ('points', e.points_ppm), ('rebate', e.rebate_ppm)) k(kind, ppm)
    where k.ppm > 0 group by e.member, k.kind order by e.member, k.kind
    on conflict (member, kind) do update set millionths = a.millionths + excluded.millionths
  ), shared as (
    insert into rewards.rebate_share as s (member, game_type, valid_bet, millionths)
    select member, game_type, sum(valid_bet), sum(valid_bet * rebate_ppm) from entry where rebate_ppm > 0 group by member, game_type
    order by member, game_type
    on conflict (member, game_type) do update set valid_bet = s.valid_bet + excluded.valid_bet, millionths = s.millionths + excluded.millionths
  ), weekly as (
    insert into rewards.weekly_share as w (brand, week, member, millionths)
    select $1, greatest(date_trunc('week', e.day)::date, o.week), e.member, sum(e.valid_bet * e.weekly_ppm)
    from entry e left join open_week o on true where e.weekly_ppm > 0 group by 2, 3 order by 2, 3
    on conflict (brand, week, member) do update set millionths = w.millionths + excluded.millionths
  )
  select member, sum(valid_bet)::text as bet, bool_or(sign = -1) as "takesBack" from entry group by member order by member`;

interface Counted {
  member: string;
  bet: string;
  takesBack: boolean;
}

/**
 * Counts settled rounds for their players: facts of play, points, rebates and VIP levels. What a batch of the feed makes, the money
 * included, is written in one transaction with the cursor behind it, so that each entry counts once.
 */
@Injectable()
export class PlayCounter {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly clock: Clock,
    private readonly feed: FeedReaders,
    private readonly levels: VipLevels,
    private readonly points: Points,
    private readonly earnings: Earnings,
    private readonly missions: MetMissions,
    private readonly freeRounds: FreeRoundRows,
    private readonly openBoards: OpenBoards,
    private readonly boards: BoardCounting,
    private readonly openRaffles: OpenRaffles,
    private readonly raffles: RaffleCounting,
    private readonly referrals: Referrals,
  ) {}

  /** Counts all that the feed has and was not counted. */
  async count(brand: string): Promise<void> {
    await this.openBoards.open(brand);
    await this.openRaffles.open(brand);
    while (await this.feed.readBatches(READER, brand, (batches) => this.countBatches(brand, batches)));
  }

  private async countBatches(brand: string, window: FeedWindow): Promise<void> {
    const { batch, firstEntry, lastEntry } = window;
    const { settings } = this.brands.byId(brand);
    const values = [brand, firstEntry, lastEntry, settings.timeZone];
    const rows = await this.database.query<Counted>(COUNT, values);
    const members = rows.map(({ member }) => member);
    if (members.length === 0) return;
    if (rows.some(({ takesBack }) => takesBack)) await this.database.query(MULTIPLES_ANEW, values);
    await this.planPayments(brand, members);
    await this.addProgress(brand, rows);
    await this.levels.raise(brand, members);
    await this.points.payEarned(brand, batch, members);
    await this.missions.store(brand, members, PLAY_MEASURES);
    await this.referrals.lookAtPlayers(members);
    await this.freeRounds.putDueOf(members);
    await this.earnings.publish(brand, members);
    await this.boards.count(brand, window);
    await this.raffles.count(brand, window);
  }

  /** What can be claimed is paid by itself after some days; less than the smallest claim has no such day. */
  private async planPayments(brand: string, members: string[]): Promise<void> {
    const { rewards, currency } = this.brands.byId(brand).settings;
    const { claimMin, payAfterDays } = rewards.rebate;
    await this.database.query(
      `update rewards.accrual set due_at = case when millionths >= $2 then coalesce(due_at, $3) end
       where kind = 'rebate' and member = any ($1::bigint[]) and (due_at is null) = (millionths >= $2)`,
      [
        members,
        String(parseAmount(claimMin, currency) * 1_000_000n),
        new Date(this.clock.now().getTime() + payAfterDays * DAY_MS),
      ],
    );
  }

  private async addProgress(brand: string, rows: { member: string; bet: string }[]): Promise<void> {
    const members = rows.map(({ member }) => member);
    const needs = needsOf(this.brands.byId(brand).settings).map(String);
    // A rank from before play was counted is a level whose need is met.
    await this.database.query(
      `insert into rewards.vip (member, brand, level, progress)
       select m.id, $2, r.level, ($3::bigint[])[r.level + 1] from members.member_view m
       cross join lateral (select least(m.vip_rank, cardinality($3::bigint[]) - 1) as level) r
       where m.id = any ($1::bigint[]) order by m.id on conflict (member) do nothing`,
      [members, brand, needs],
    );
    await this.database.query(
      `update rewards.vip v set progress = greatest(v.progress + c.bet, ($3::bigint[])[v.level + 1], 0)
       from unnest($1::bigint[], $2::bigint[]) as c(member, bet) where v.member = c.member`,
      [members, rows.map(({ bet }) => bet), needs],
    );
  }
}
