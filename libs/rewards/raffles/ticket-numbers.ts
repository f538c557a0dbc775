import { Injectable } from '@nestjs/common';
import { maskedAccount } from '#libs/members/common/masked-account';
import { parseAmount } from '#libs/money/amount';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { BrandRegistry } from '#libs/site/index';
import { eligibleValues, isEligible } from '../campaigns/eligibility.js';
import { RaffleDeposits } from './raffle-deposits.js';
import { type RaffleRow, raffleOf } from './raffle-row.js';

interface Earner {
  member: string;
  account: string;
  hasAlias: boolean;
  /** Tickets that have no number yet. */
  more: string;
  /** The seed of the tickets that were numbered last. */
  lastSeed: string | null;
}

/** SQL: who may have tickets: eligible, and not barred at the moment $2. The values of eligibility are from $3 on. */
const MAY_TAKE = `${isEligible(3)} and not exists (select from safer_play.barred($2) b where b.member = m.id)`;

/** SQL: how many tickets an entry should have, earned ones at so many minor units each, and given ones. */
const due = (each: string): string => `(greatest(r.earned, 0) / ${each}::bigint + r.given)`;

/** Of the raffle $1, one member's or everybody's; $9 is what a ticket asks for. */
const EARNERS = `
  select r.member, m.account, r.mask is not null as "hasAlias", ${due('$9')} - r.tickets as more,
    (select t.client_seed from rewards.ticket_range t where t.raffle = r.raffle and t.member = r.member
      order by t.first_no desc limit 1) as "lastSeed"
  from rewards.raffle_entry r join members.member_view m on m.id = r.member
  where r.raffle = $1 and ($10::bigint is null or r.member = $10) and ${due('$9')} > r.tickets and ${MAY_TAKE}
  order by r.member`;

/** Numbers tickets under the lock of the raffle's row, which the caller has: each ticket once, without gaps. */
@Injectable()
export class TicketNumbers {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly clock: Clock,
    private readonly deposits: RaffleDeposits,
  ) {}

  /** One ticket for so many minor units. */
  each({ brand, terms }: RaffleRow): bigint {
    return parseAmount(raffleOf(terms).each, this.brands.byId(brand).settings.currency);
  }

  /** Numbers what a member has earned so far. */
  async take(raffle: RaffleRow, member: string, clientSeed: string): Promise<void> {
    await this.deposits.renew(raffle, member);
    await this.number(raffle, await this.earners(raffle, member), () => clientSeed);
  }

  /** At the end: removes tickets of who may have none and those whose bets or deposits were taken back, and numbers all others. */
  async complete(raffle: RaffleRow): Promise<void> {
    await this.deposits.renew(raffle, null);
    await this.removeBarred(raffle);
    await this.removeSurplus(raffle);
    await this.number(raffle, await this.earners(raffle, null), ({ lastSeed }) => lastSeed ?? '');
  }

  private earners(raffle: RaffleRow, member: string | null): Promise<Earner[]> {
    const { id, terms } = raffle;
    const values = [id, this.clock.now(), ...eligibleValues(terms), String(this.each(raffle)), member];
    return this.database.query<Earner>(EARNERS, values);
  }

  private async number(
    raffle: RaffleRow,
    earners: Earner[],
    seedOf: (earner: Earner) => string,
  ): Promise<void> {
    if (earners.length === 0) return;
    const members = earners.map(({ member }) => member);
    const more = earners.map((earner) => earner.more);
    await this.database.query(
      `insert into rewards.ticket_range (raffle, first_no, last_no, member, client_seed)
       select $1, r.issued + n.upto - n.more + 1, r.issued + n.upto, n.member, n.seed
       from rewards.raffle r cross join (
         select member, more, seed, sum(more) over (order by place)::bigint as upto
         from unnest($2::bigint[], $3::bigint[], $4::text[]) with ordinality u(member, more, seed, place)) n
       where r.id = $1`,
      [raffle.id, members, more, earners.map(seedOf)],
    );
    await this.store(raffle, earners);
    await this.database.query(
      `update rewards.raffle set issued = issued + n.more, total = total + n.more
       from (select sum(more) as more from unnest($2::bigint[]) u(more)) n where id = $1`,
      [raffle.id, more],
    );
  }

  /**
   * Adds the tickets to what members have, and gives an alias to who has none: the masked account, with a number where others have the same
   * one. The number that a mask has come to is looked up once for each mask: a look for each row would pass all that were given before it.
   */
  private async store({ id }: RaffleRow, earners: Earner[]): Promise<void> {
    await this.database.query(
      `with earner as (
         select * from unnest($2::bigint[], $3::bigint[], $4::text[]) u(member, more, mask)
       ), taken as materialized (
         select mask, coalesce((select max(o.mask_no) from rewards.raffle_entry o where o.raffle = $1 and o.mask = m.mask), 0) as upto
         from (select distinct mask from earner where mask is not null) m
       )
       update rewards.raffle_entry r
       set tickets = r.tickets + n.more, mask = coalesce(r.mask, n.mask), mask_no = coalesce(r.mask_no, n.mask_no)
       from (
         select e.member, e.more, e.mask, t.upto + row_number() over (partition by e.mask order by e.member) as mask_no
         from earner e left join taken t on t.mask = e.mask) n
       where r.raffle = $1 and r.member = n.member`,
      [
        id,
        earners.map(({ member }) => member),
        earners.map(({ more }) => more),
        earners.map(({ hasAlias, account }) => (hasAlias ? null : maskedAccount(account))),
      ],
    );
  }

  private async removeBarred({ id, terms }: RaffleRow): Promise<void> {
    const values = [id, this.clock.now(), ...eligibleValues(terms)];
    const gone = await this.database.change<{ member: string }>(
      `delete from rewards.raffle_entry r using members.member_view m
       where r.raffle = $1 and m.id = r.member and not (${MAY_TAKE}) returning r.member`,
      values,
    );
    await this.database.query(
      'delete from rewards.ticket_range where raffle = $1 and member = any ($2::bigint[])',
      [id, gone.rows.map(({ member }) => member)],
    );
  }

  /** The tickets that were numbered last go first. */
  private async removeSurplus(raffle: RaffleRow): Promise<void> {
    await this.database.query(
      `with numbered as (
         select t.first_no, t.last_no, ${due('$2')} as due,
           sum(t.last_no - t.first_no + 1) over (partition by t.member order by t.first_no)::bigint as upto
         from rewards.ticket_range t join rewards.raffle_entry r on r.raffle = t.raffle and r.member = t.member
         where t.raffle = $1 and r.tickets > ${due('$2')}
       ), surplus as (
         select first_no, last_no - (upto - due) as last_no from numbered where upto > due
       ), shorter as (
         update rewards.ticket_range t set last_no = s.last_no from surplus s
         where t.raffle = $1 and t.first_no = s.first_no and s.last_no >= s.first_no
       )
       delete from rewards.ticket_range t using surplus s
       where t.raffle = $1 and t.first_no = s.first_no and s.last_no < s.first_no`,
      [raffle.id, String(this.each(raffle))],
    );
    await this.recount(raffle.id);
  }

  private async recount(raffle: string): Promise<void> {
    await this.database.query(
      `update rewards.raffle_entry r set tickets = coalesce(t.tickets, 0)
       from rewards.raffle_entry e left join (
         select member, sum(last_no - first_no + 1)::bigint as tickets from rewards.ticket_range where raffle = $1 group by member
       ) t on t.member = e.member
       where e.raffle = $1 and r.raffle = $1 and r.member = e.member and r.tickets <> coalesce(t.tickets, 0)`,
      [raffle],
    );
    await this.database.query(
      `update rewards.raffle set total = (
         select coalesce(sum(last_no - first_no + 1), 0) from rewards.ticket_range where raffle = $1) where id = $1`,
      [raffle],
    );
  }
}
