import { Injectable } from '@nestjs/common';
import type { FeedWindow } from '#libs/games/index';
import { Database } from '#libs/platform/database/database';
import { BrandRegistry } from '#libs/site/index';
import { IS_OPEN, type RaffleRow, raffleOf, readRaffles, scopeValues } from './raffle-row.js';

/**
 * Adds the entries $9 to $10 to what members have earned in the raffle $11, whose first entry is $12. What is taken back counts against it where
 * it was counted before; what was settled before the end of a bar does not count.
 */
const COUNT = `
  insert into rewards.raffle_entry as r (raffle, member, earned)
  select $11::bigint, e.member, sum(e.sign * e.valid_bet)
  from games.bet_entry_view e join games.title_view t on t.node_id = e.node_id
  where e.brand = $1 and e.settled_at >= $2 and e.settled_at < $3 and e.id between $9 and $10 and e.valid_bet > 0
    and ($4::int[] is null or extract(isodow from e.settled_at at time zone $8)::int = any ($4::int[]))
    and ($5::text[] is null or t.game_type = any ($5::text[])) and ($6::text[] is null or t.vendor = any ($6::text[]))
    and ($7::int[] is null or e.node_id = any ($7::int[]))
    and (e.sign = 1 or exists (select from games.bet_entry_view o
      where o.round = e.round and o.revision = e.revision and o.sign = 1 and o.id >= $12::bigint))
    and not exists (select from safer_play.bar_view b where b.member = e.member and b.ended_at > e.settled_at)
  group by e.member order by e.member
  on conflict (raffle, member) do update set earned = r.earned + excluded.earned`;

/** Keeps what members earn in raffles of valid bets. The lock of a raffle's row orders counting, numbering, bars, and the end. */
@Injectable()
export class RaffleCounting {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
  ) {}

  /** Adds what the feed has taken in to each raffle that is not closed, in the caller's transaction, as its last locks. */
  async count(brand: string, window: FeedWindow): Promise<void> {
    for (const raffle of await this.lockOpen(brand))
      if (raffleOf(raffle.terms).source === 'valid-bet') await this.countFor(raffle, window);
  }

  /** Takes the tickets of who is barred, and what would earn some, in the caller's transaction. A list that is frozen stays. */
  async leave(brand: string, member: string): Promise<void> {
    const open = (await this.lockOpen(brand)).map(({ id }) => id);
    await this.database.query(
      'delete from rewards.ticket_range where raffle = any ($1::bigint[]) and member = $2',
      [open, member],
    );
    await this.database.query(
      `with gone as (delete from rewards.raffle_entry where raffle = any ($1::bigint[]) and member = $2 returning raffle, tickets)
       update rewards.raffle r set total = r.total - gone.tickets from gone where r.id = gone.raffle`,
      [open, member],
    );
  }

  private lockOpen(brand: string): Promise<RaffleRow[]> {
    return readRaffles(this.database, { where: `r.brand = $1 and ${IS_OPEN}`, lock: 'for update of r' }, [
      brand,
    ]);
  }

  private async countFor(raffle: RaffleRow, { firstEntry, lastEntry }: FeedWindow): Promise<void> {
    if (raffle.firstEntry === null)
      await this.database.query('update rewards.raffle set first_entry = $2 where id = $1', [
        raffle.id,
        firstEntry,
      ]);
    const { timeZone } = this.brands.byId(raffle.brand).settings;
    await this.database.query(COUNT, [
      ...scopeValues(raffle, timeZone),
      firstEntry,
      lastEntry,
      raffle.id,
      raffle.firstEntry ?? firstEntry,
    ]);
  }
}
