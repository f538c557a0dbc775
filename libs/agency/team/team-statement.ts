import { Injectable } from '@nestjs/common';
import { toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { totalPages } from '#libs/platform/common/paging';
import { Database } from '#libs/platform/database/database';
import type { LoggedIn } from '#libs/platform/http/caller';
import type { getTeamProfitLoss } from '../common/team.calls.js';
import { quarterOf, settledRounds, type TeamParameters, teamActivity } from './team-activity.js';
import { TeamScope } from './team-scope.js';

const MONEY = ['deposits', 'withdrawals', 'stake', 'validBet', 'payout', 'profitLoss', 'income'] as const;
type Money = Record<(typeof MONEY)[number], string>;
interface Row extends Money {
  key: string;
  memberId: string | null;
  total: number | null;
}

const SUMS = `coalesce(sum(deposits), 0) as deposits, coalesce(sum(withdrawals), 0) as withdrawals,
  coalesce(sum(stake), 0) as stake, coalesce(sum(valid_bet), 0) as "validBet", coalesce(sum(payout), 0) as payout,
  coalesce(sum(payout - stake), 0) as "profitLoss", coalesce(sum(income), 0) as income`;
const COLUMNS = MONEY.map((name) => `"${name}"`).join(', ');
const TOTALS = MONEY.map((name) => `coalesce(sum("${name}"), 0)`).join(', ');

const PARAMETERS: TeamParameters = { agent: '$1', brand: '$2', from: '$3', to: '$4' };

/** A row for each direct downline with its team; before them one for the account itself ($1), if it has any activity. */
const byDownline = (isTop: boolean) => `
  team as materialized (
    select $1::bigint as member, $1::bigint as root
    union all
    select member, member from members.ancestor_view where ancestor = $1 and depth = 1
    union all
    select below.member, direct.member
    from members.ancestor_view direct join members.ancestor_view below on below.ancestor = direct.member
    where direct.ancestor = $1 and direct.depth = 1),
  ${settledRounds(PARAMETERS, isTop)},
  fact as (select f.* from ${teamActivity(PARAMETERS, () => '$5::text', 'root')} f),
  shown as materialized (
    select m.account as key, m.id as "memberId", row_number() over (order by m.id <> $1, lower(m.account)) as place, ${SUMS}
    from members.member_view m left join fact on fact.party = m.id
    where m.parent = $1 or m.id = $1 group by m.id, m.account having m.id <> $1 or count(fact.party) > 0)`;

/** A row for each day with activity. $5 is the time zone. */
const byDay = (isTop: boolean) => `
  team as (select $1::bigint as member union all select member from members.ancestor_view where ancestor = $1),
  ${settledRounds(PARAMETERS, isTop)},
  fact as (select (slot at time zone $5)::date as day, f.* from ${teamActivity(PARAMETERS, quarterOf, null)} f),
  shown as materialized (
    select to_char(day, 'YYYY-MM-DD') as key, null::bigint as "memberId", row_number() over (order by day desc) as place, ${SUMS}
    from fact group by day)`;

/** A page of the rows; the last row, without a place, has the number and sums of all rows. */
const pageOf = (rows: string) => `with ${rows}
  select key, "memberId", place, null::int as total, ${COLUMNS}
  from (select * from shown order by place limit $6 offset $7) page
  union all
  select null, null, null, count(*)::int, ${TOTALS} from shown order by place nulls last`;

/** The profit and loss statement of a team. */
@Injectable()
export class TeamStatement {
  constructor(
    private readonly database: Database,
    private readonly scope: TeamScope,
  ) {}

  /** @throws AppError 404 where `of` is not in the agent's tree */
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
      const isTop = await this.scope.isTop(root);
      const rows = await this.database.query<Row>(
        pageOf(groupBy === 'day' ? byDay(isTop) : byDownline(isTop)),
        [...filter, ...page],
      );
      const sums = rows.pop();
      if (!sums) throw new Error('an aggregate gives a row');
      const total = sums.total ?? 0;
      return {
        list: rows.map((row) => ({ key: row.key, memberId: row.memberId, ...amountsToWire(row, currency) })),
        total,
        totalPages: totalPages(total, pageSize),
        totals: amountsToWire(sums, currency),
        path,
        currency,
      };
    });
  }
}

const amountsToWire = (row: Money, currency: Currency): Money =>
  Object.fromEntries(MONEY.map((name) => [name, toWire(BigInt(row[name]), currency)])) as Money;
