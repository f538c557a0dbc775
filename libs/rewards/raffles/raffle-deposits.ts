import { Injectable } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import { BrandRegistry } from '#libs/site/index';
import { type RaffleRow, raffleOf } from './raffle-row.js';

/** What members have deposited in the term of a raffle, of one ($6) or of all; what was credited before the end of a bar does not count. */
const DEPOSITED = `
  select d.member, sum(d.amount)::bigint as earned
  from cashier.deposit_view d join cashier.deposit_step_view s on s.deposit = d.id and s.status = 'paid'
  where d.brand = $1 and d.status = 'paid' and s.at >= $2 and s.at < $3
    and ($4::int[] is null or extract(isodow from s.at at time zone $5)::int = any ($4::int[]))
    and ($6::bigint is null or d.member = $6)
    and not exists (select from safer_play.bar_view b where b.member = d.member and b.ended_at > s.at)
  group by d.member`;

/** Raffles of deposits: sums are read from the cashier when tickets are numbered, so that one which was reversed counts no more. */
@Injectable()
export class RaffleDeposits {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
  ) {}

  /** In minor units. */
  async sumOf(raffle: RaffleRow, member: string): Promise<bigint> {
    const [row] = await this.database.query<{ earned: string }>(DEPOSITED, this.values(raffle, member));
    return BigInt(row?.earned ?? 0);
  }

  /** Renews what one member has earned, or all have; under the lock of the raffle. Nothing for a raffle of valid bets. */
  async renew(raffle: RaffleRow, member: string | null): Promise<void> {
    if (raffleOf(raffle.terms).source !== 'deposit-sum') return;
    await this.database.query(
      'update rewards.raffle_entry set earned = 0 where raffle = $1 and ($2::bigint is null or member = $2)',
      [raffle.id, member],
    );
    await this.database.query(
      `insert into rewards.raffle_entry (raffle, member, earned) select $7, member, earned from (${DEPOSITED}) sums order by member
       on conflict (raffle, member) do update set earned = excluded.earned`,
      [...this.values(raffle, member), raffle.id],
    );
  }

  private values({ brand, startsAt, endsAt, terms }: RaffleRow, member: string | null): unknown[] {
    const { timeZone } = this.brands.byId(brand).settings;
    return [brand, startsAt, endsAt, terms.schedule.weekdays, timeZone, member];
  }
}
