import { Injectable } from '@nestjs/common';
import { AGENT_TYPES } from '#libs/members/common/member-types';

import { parseAmount, toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import type { LoggedIn } from '#libs/platform/http/caller';
import type { BrandSettings } from '#libs/site/common/brand-settings';
import type { getTeamOverview } from '../common/team.calls.js';
import { cashActivity, quarterOf, settledRounds, type TeamParameters } from './team-activity.js';
import { spanOf, TeamScope } from './team-scope.js';

type Overview = ValueOf<typeof getTeamOverview>;
type Span = ReturnType<typeof spanOf>;

/** A span up to this length has a series by hours, a longer one by days. */
const HOURLY_UP_TO_MS = 2 * 86_400_000;
const PARAMETERS: TeamParameters = { agent: '$1', brand: '$2', from: '$3', to: '$4' };
const TEAM =
  'team as (select member from members.ancestor_view where ancestor = $1 union all select $1::bigint)';

interface CountRow {
  members: number;
  directMembers: number;
  agents: number;
  balance: string;
  newNow: number;
  newBefore: number;
}

/** Sums of the span and of the one before it, in minor units. */
type FigureRow = Record<
  `${'deposits' | 'withdrawals' | 'validBet' | 'profit' | 'income'}${'Now' | 'Before'}`,
  string
> & { activeNow: number; activeBefore: number; series: Point[] };

/** A day or an hour; in minor units. */
interface Point {
  at: string;
  validBet: string;
  profit: string;
}

/** Figures of an agent's whole team at a glance. */
@Injectable()
export class TeamOverview {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly scope: TeamScope,
  ) {}

  /** @throws AppError 400 for a span that is empty or longer than 400 days */
  of(caller: LoggedIn, input: InputOf<typeof getTeamOverview>): Promise<Overview> {
    const span = spanOf(input.from, input.to);
    const settings = this.scope.settingsOf(caller);
    return this.database.snapshot(async () => {
      const { head } = await this.events.range(caller.person);
      const isTop = await this.scope.isTop(caller.person);
      const { newNow, newBefore, balance, ...counts } = await this.counts(caller, span);
      return {
        currency: settings.currency,
        ...counts,
        balance: toWire(BigInt(balance), settings.currency),
        newMembers: { now: newNow, before: newBefore },
        ...figuresOf(await this.figures(caller, span, settings, isTop), settings.currency),
        ...(await this.offers(caller)),
        seq: head,
      };
    });
  }

  private async counts(caller: LoggedIn, { before, from, to }: Span): Promise<CountRow> {
    const [row] = await this.database.query<CountRow>(
      // All ids at once: one pass over the index takes a fraction of a look-up for each member.
      `with below as materialized (
         select coalesce(array_agg(member), '{}') as ids, count(*)::int as members,
                count(*) filter (where depth = 1)::int as "directMembers"
         from members.ancestor_view where ancestor = $1)
       select below.members, below."directMembers", joined.*, (
         select coalesce(sum(b.amount), 0) from ledger.balance_view b where b.account = any (array(
           select w.id from ledger.account_view w
           where w.member = any ((select ids from below)::bigint[]) and w.kind = 'wallet'))) as balance
       from below, (
         select count(*) filter (where m.type = any ($5::int[]))::int as agents,
                count(*) filter (where m.registered_at >= $3 and m.registered_at < $4)::int as "newNow",
                count(*) filter (where m.registered_at >= $2 and m.registered_at < $3)::int as "newBefore"
         from members.member_view m where m.id = any ((select ids from below)::bigint[])) joined`,
      [caller.person, before, from, to, AGENT_TYPES],
    );
    if (!row) throw new Error('an aggregate gives a row');
    return row;
  }

  /**
   * Reads the rounds once and adds them up both by member and by quarter of an hour. They are a union of two spans, because
   * PostgreSQL then hashes; for a single source it would sort all rounds twice.
   */
  private async figures(
    caller: LoggedIn,
    { before, from, to }: Span,
    settings: BrandSettings,
    isTop: boolean,
  ): Promise<FigureRow> {
    const unit = to.getTime() - from.getTime() <= HOURLY_UP_TO_MS ? 'hour' : 'day';
    const both = (sum: string, name: string) =>
      `coalesce(sum(${sum}) filter (where is_now), 0) as "${name}Now",
       coalesce(sum(${sum}) filter (where not is_now), 0) as "${name}Before"`;
    const active = (when: string) =>
      `count(*) filter (where member <> $1 and valid_bet >= $6 and ${when})::int`;
    const [row] = await this.database.query<FigureRow>(
      `with ${TEAM}, ${settledRounds({ ...PARAMETERS, from: '$5' }, isTop, 'present')},
       ${settledRounds({ ...PARAMETERS, to: '$5' }, isTop, 'past')}, played as materialized (
         select member, is_now, quarter, grouping(quarter) = 0 as of_quarter, sum(valid_bet) as valid_bet, sum(profit) as profit
         from (
           select member, true as is_now, ${quarterOf('settled_at')} as quarter, valid_bet, stake - payout as profit from present
           union all
           select member, false, null, valid_bet, stake - payout from past) round
         group by grouping sets ((member, is_now), (quarter))),
       slot as (
         select local at time zone $7 as at from generate_series(date_trunc($8, $5::timestamptz at time zone $7),
           $4::timestamptz at time zone $7, ('1 ' || $8)::interval) local where local at time zone $7 < $4),
       sums as (
         select date_trunc($8, quarter, $7) as at, sum(valid_bet) as valid_bet, sum(profit) as profit
         from played where of_quarter and quarter is not null group by 1)
       select * from (
         select ${both('valid_bet', 'validBet')}, ${both('profit', 'profit')}, ${active('is_now')} as "activeNow",
                ${active('not is_now')} as "activeBefore"
         from played where not of_quarter) play, (
         select ${both('deposits', 'deposits')}, ${both('withdrawals', 'withdrawals')},
                ${both('case when party = $1 then income else 0 end', 'income')}
         from (select party, slot as is_now, deposits, withdrawals, income
               from ${cashActivity(PARAMETERS, (moment) => `${moment} >= $5`, 'member')} fact) cash) cash, (
         select json_agg(json_build_object('at', slot.at, 'validBet', coalesce(valid_bet, 0)::text,
                  'profit', coalesce(profit, 0)::text) order by slot.at) as series
         from slot left join sums using (at)) line`,
      [
        caller.person,
        caller.brand,
        before,
        to,
        from,
        parseAmount(settings.contracts.activeMemberBet, settings.currency).toString(),
        settings.timeZone,
        unit,
      ],
    );
    if (!row) throw new Error('an aggregate gives a row');
    return row;
  }

  private async offers(caller: LoggedIn): Promise<{ offersReceived: number; offersGiven: number }> {
    const [row] = await this.database.query<{ offersReceived: number; offersGiven: number }>(
      `select count(*) filter (where downline = $1)::int as "offersReceived",
              count(*) filter (where upline = $1)::int as "offersGiven"
       from agency.contract where status = 'offered' and (downline = $1 or upline = $1)`,
      [caller.person],
    );
    return row ?? { offersReceived: 0, offersGiven: 0 };
  }
}

function figuresOf(row: FigureRow, currency: Currency) {
  const figure = (name: 'deposits' | 'withdrawals' | 'validBet' | 'profit' | 'income') => ({
    now: toWire(BigInt(row[`${name}Now`]), currency),
    before: toWire(BigInt(row[`${name}Before`]), currency),
  });
  return {
    activeMembers: { now: row.activeNow, before: row.activeBefore },
    deposits: figure('deposits'),
    withdrawals: figure('withdrawals'),
    validBet: figure('validBet'),
    profit: figure('profit'),
    income: figure('income'),
    series: row.series.map(({ at, validBet, profit }) => ({
      at: new Date(at).toISOString(),
      validBet: toWire(BigInt(validBet), currency),
      profit: toWire(BigInt(profit), currency),
    })),
  };
}
