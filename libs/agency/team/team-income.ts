import { Injectable } from '@nestjs/common';
import { toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { totalPages } from '#libs/platform/common/paging';
import { Database } from '#libs/platform/database/database';
import type { LoggedIn } from '#libs/platform/http/caller';
import type { getTeamIncome } from '../common/team.calls.js';
import { PAID_OUT } from './team-activity.js';
import { TeamScope } from './team-scope.js';

const PARTS = ['realtime', 'hourly', 'daily', 'dividendReceived', 'dividendPaid', 'total'] as const;
type Income = Record<(typeof PARTS)[number], string>;

const received = (kind: string, name: string) =>
  `coalesce(sum(amount) filter (where payee = $1 and kind = '${kind}'), 0) as "${name}"`;
/** `total` is what was received less what was paid to downlines. */
const SUMS = `${received('realtime', 'realtime')}, ${received('hourly', 'hourly')}, ${received('daily', 'daily')},
  ${received('dividend', 'dividendReceived')}, coalesce(sum(amount) filter (where payer = $1), 0) as "dividendPaid",
  coalesce(sum(case when payee = $1 then amount else -amount end), 0) as total`;
const FROM = `from ${PAID_OUT} paid where (payee = $1 or payer = $1)
  and ($2::timestamptz is null or paid_at >= $2) and ($3::timestamptz is null or paid_at < $3)`;

/** What an agent received and paid under contracts, by day. */
@Injectable()
export class TeamIncome {
  constructor(
    private readonly database: Database,
    private readonly scope: TeamScope,
  ) {}

  list(caller: LoggedIn, input: InputOf<typeof getTeamIncome>): Promise<ValueOf<typeof getTeamIncome>> {
    const { from, to, pageNo, pageSize } = input;
    const { currency, timeZone } = this.scope.settingsOf(caller);
    const filter = [caller.person, from ?? null, to ?? null, timeZone];
    return this.database.snapshot(async () => {
      const rows = await this.database.query<Income & { day: string }>(
        `select to_char(paid_at at time zone $4, 'YYYY-MM-DD') as day, ${SUMS} ${FROM}
         group by 1 order by 1 desc limit $5 offset $6`,
        [...filter, pageSize, (pageNo - 1) * pageSize],
      );
      const [sums] = await this.database.query<Income & { days: number }>(
        `select ${SUMS}, count(distinct (paid_at at time zone $4)::date)::int as days ${FROM}`,
        filter,
      );
      if (!sums) throw new Error('an aggregate gives a row');
      return {
        list: rows.map((row) => ({ day: row.day, ...amountsToWire(row, currency) })),
        total: sums.days,
        totalPages: totalPages(sums.days, pageSize),
        totals: amountsToWire(sums, currency),
        currency,
      };
    });
  }
}

const amountsToWire = (row: Income, currency: Currency): Income =>
  Object.fromEntries(PARTS.map((name) => [name, toWire(BigInt(row[name]), currency)])) as Income;
