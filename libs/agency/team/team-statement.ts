import { Injectable } from '@nestjs/common';
import { toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { totalPages } from '#libs/platform/common/paging';
import { Database } from '#libs/platform/database/database';
import type { LoggedIn } from '#libs/platform/http/caller';
import type { getTeamProfitLoss } from '../common/team.calls.js';
import { teamFacts } from './team-facts.js';
import { TeamScope } from './team-scope.js';

const MONEY = ['deposits', 'withdrawals', 'stake', 'validBet', 'payout', 'profitLoss', 'income'] as const;
type Money = Record<(typeof MONEY)[number], string>;
interface Row extends Money {
  key: string;
  memberId: string | null;
}

const SUMS = `coalesce(sum(deposits), 0) as deposits, coalesce(sum(withdrawals), 0) as withdrawals,
  coalesce(sum(stake), 0) as stake, coalesce(sum(valid_bet), 0) as "validBet", coalesce(sum(payout), 0) as payout,
  coalesce(sum(payout - stake), 0) as "profitLoss", coalesce(sum(income), 0) as income`;

type Slot = (moment: string) => string;
const byDay: Slot = (moment) => `(${moment} at time zone $5)::date`;
const allTogether: Slot = () => '$5::text';

/** The one whose statement it is ($1) and all below, each with the direct downline through whom it hangs there. */
const facts = (slot: Slot) => `with team as (
    select $1::bigint as member, $1::bigint as root
    union all
    select a.member, coalesce(up.ancestor, a.member)
    from identity.ancestor a left join identity.ancestor up on up.member = a.member and up.depth = a.depth - 1
    where a.ancestor = $1),
  fact as (select team.root, f.* from ${teamFacts(['$2', '$3', '$4'], slot)} f join team using (member))`;

/** Every direct downline; before them the one above, where it did something itself. */
const BY_DOWNLINE = `${facts(allTogether)}
  select m.account as key, m.id as "memberId", ${SUMS}
  from identity.member m left join fact on fact.root = m.id
  where m.parent = $1 or m.id = $1 group by m.id having m.id <> $1 or count(fact.root) > 0
  order by m.id <> $1, lower(m.account) limit $6 offset $7`;
const BY_DAY = `${facts(byDay)}
  select to_char(slot, 'YYYY-MM-DD') as key, null as "memberId", ${SUMS}
  from fact group by 1 order by 1 desc limit $6 offset $7`;
const totalsOf = (slot: Slot) => `${facts(slot)}
  select ${SUMS}, count(distinct slot)::int as slots,
         (count(*) filter (where fact.root = $1) > 0)::int as own,
         (select count(*)::int from identity.member where parent = $1) as downlines from fact`;

/** Profit and loss of a part of an agent's tree. */
@Injectable()
export class TeamStatement {
  constructor(
    private readonly database: Database,
    private readonly scope: TeamScope,
  ) {}

  /** @throws Refusal 404 where `of` is not in the agent's tree */
  list(
    caller: LoggedIn,
    input: InputOf<typeof getTeamProfitLoss>,
  ): Promise<ValueOf<typeof getTeamProfitLoss>> {
    const { groupBy, pageNo, pageSize } = input;
    const { currency, timeZone } = this.scope.settingsOf(caller);
    return this.database.snapshot(async () => {
      const { root, path } = await this.scope.path(caller, input.of);
      const filter = [root, caller.brand, input.from ?? null, input.to ?? null, timeZone];
      const page = [pageSize, (pageNo - 1) * pageSize];
      const rows = await (groupBy === 'day'
        ? this.database.query<Row>(BY_DAY, [...filter, ...page])
        : this.database.query<Row>(BY_DOWNLINE, [...filter, ...page]));
      const [sums] = await this.database.query<Money & { slots: number; own: number; downlines: number }>(
        totalsOf(groupBy === 'day' ? byDay : allTogether),
        filter,
      );
      if (!sums) throw new Error('an aggregate gives a row');
      const total = groupBy === 'day' ? sums.slots : sums.downlines + sums.own;
      return {
        list: rows.map((row) => ({ key: row.key, memberId: row.memberId, ...wired(row, currency) })),
        total,
        totalPages: totalPages(total, pageSize),
        totals: wired(sums, currency),
        path,
        currency,
      };
    });
  }
}

const wired = (row: Money, currency: Currency): Money =>
  Object.fromEntries(MONEY.map((name) => [name, toWire(BigInt(row[name]), currency)])) as Money;
