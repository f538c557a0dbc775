import { Injectable } from '@nestjs/common';
import { AGENT_TYPES } from '#libs/identity/common/member-types';
import { parseAmount, toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import type { LoggedIn } from '#libs/platform/http/caller';
import type { BrandSettings } from '#libs/site/common/brand-settings';
import type { getTeamOverview } from '../common/team.calls.js';
import { teamFacts } from './team-facts.js';
import { spanOf, TeamScope } from './team-scope.js';

type Overview = ValueOf<typeof getTeamOverview>;
type Span = ReturnType<typeof spanOf>;

/** Up to this length the series goes by hours. */
const HOURLY_UP_TO_MS = 2 * 86_400_000;
const TEAM = 'team as (select member from identity.ancestor where ancestor = $1 union all select $1::bigint)';

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
> & { activeNow: number; activeBefore: number };

/** Figures of an agent's whole team at a glance. */
@Injectable()
export class TeamOverview {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly scope: TeamScope,
  ) {}

  /** @throws Refusal 400 for a span that is empty or longer than 400 days */
  of(caller: LoggedIn, input: InputOf<typeof getTeamOverview>): Promise<Overview> {
    const span = spanOf(input.from, input.to);
    const settings = this.scope.settingsOf(caller);
    return this.database.snapshot(async () => {
      const { head } = await this.events.range(caller.person);
      const { newNow, newBefore, balance, ...counts } = await this.counts(caller, span);
      return {
        currency: settings.currency,
        ...counts,
        balance: toWire(BigInt(balance), settings.currency),
        newMembers: { now: newNow, before: newBefore },
        ...figuresOf(await this.figures(caller, span, settings), settings.currency),
        ...(await this.offers(caller)),
        series: await this.series(caller, span, settings),
        seq: head,
      };
    });
  }

  private async counts(caller: LoggedIn, { before, from, to }: Span): Promise<CountRow> {
    const [row] = await this.database.query<CountRow>(
      `select count(*)::int as members, count(*) filter (where a.depth = 1)::int as "directMembers",
              count(*) filter (where m.type = any ($5::int[]))::int as agents,
              count(*) filter (where m.registered_at >= $3 and m.registered_at < $4)::int as "newNow",
              count(*) filter (where m.registered_at >= $2 and m.registered_at < $3)::int as "newBefore",
              coalesce(sum(b.amount), 0) as balance
       from identity.ancestor a join identity.member m on m.id = a.member
       left join ledger.account wallet on wallet.member = m.id and wallet.kind = 'wallet'
       left join ledger.balance b on b.account = wallet.id
       where a.ancestor = $1`,
      [caller.person, before, from, to, AGENT_TYPES],
    );
    if (!row) throw new Error('an aggregate gives a row');
    return row;
  }

  private async figures(caller: LoggedIn, span: Span, settings: BrandSettings): Promise<FigureRow> {
    const both = (sum: string, name: string) =>
      `coalesce(sum(${sum}_now), 0) as "${name}Now", coalesce(sum(${sum}_before), 0) as "${name}Before"`;
    const parts = (column: string, name: string) =>
      `sum(${column}) filter (where slot) as ${name}_now, sum(${column}) filter (where not slot) as ${name}_before`;
    const [row] = await this.database.query<FigureRow>(
      `with ${TEAM}, figure as (
         select fact.member, ${parts('deposits', 'deposits')}, ${parts('withdrawals', 'withdrawals')},
                ${parts('valid_bet', 'bet')}, ${parts('stake - payout', 'profit')},
                ${parts('case when fact.member = $1 then income else 0 end', 'income')}
         from ${teamFacts(['$2', '$3', '$5'], (moment) => `${moment} >= $4`)} fact group by fact.member)
       select ${both('deposits', 'deposits')}, ${both('withdrawals', 'withdrawals')}, ${both('bet', 'validBet')},
              ${both('profit', 'profit')}, ${both('income', 'income')},
              count(*) filter (where member <> $1 and bet_now >= $6)::int as "activeNow",
              count(*) filter (where member <> $1 and bet_before >= $6)::int as "activeBefore"
       from figure`,
      [
        caller.person,
        caller.brand,
        span.before,
        span.from,
        span.to,
        parseAmount(settings.contracts.activeMemberBet, settings.currency).toString(),
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

  /** Every day or hour of the span, those without bets too. */
  private async series(caller: LoggedIn, { from, to }: Span, settings: BrandSettings) {
    const unit = to.getTime() - from.getTime() <= HOURLY_UP_TO_MS ? 'hour' : 'day';
    const rows = await this.database.query<{ at: Date; validBet: string; profit: string }>(
      `with ${TEAM}, slot as (
         select local at time zone $5 as at from generate_series(date_trunc($6, $3::timestamptz at time zone $5),
           $4::timestamptz at time zone $5, ('1 ' || $6)::interval) local where local at time zone $5 < $4),
       sums as (
         select date_trunc($6, r.settled_at, $5) as at, sum(r.valid_bet) as valid_bet, sum(r.stake - r.payout) as profit
         from games.round r join team on team.member = r.member
         where r.brand = $2 and r.status = 'settled' and r.settled_at >= $3 and r.settled_at < $4 group by 1)
       select slot.at, coalesce(valid_bet, 0) as "validBet", coalesce(profit, 0) as profit
       from slot left join sums using (at) order by slot.at`,
      [caller.person, caller.brand, from, to, settings.timeZone, unit],
    );
    return rows.map(({ at, validBet, profit }) => ({
      at: at.toISOString(),
      validBet: toWire(BigInt(validBet), settings.currency),
      profit: toWire(BigInt(profit), settings.currency),
    }));
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
  };
}
