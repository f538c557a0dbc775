import { Injectable } from '@nestjs/common';
import { toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import type { LoggedIn } from '#libs/platform/http/caller';
import { BrandRegistry } from '#libs/site/index';
import type { getProfitLoss, ProfitFigures, ProfitGroup } from '../common/profit-loss.calls.js';

interface Sums {
  stake: string;
  payout: string;
  validBet: string;
  rounds: number;
}

/**
 * Read from the index `round_figures` alone. $1 member, $2 brand, $3 currency, $4 and $5 the first and the last day, $6 the
 * time zone.
 */
const SETTLED = `games.round r where r.member = $1 and r.status = 'settled' and r.brand = $2 and r.currency = $3
  and r.settled_at >= $4::date::timestamp at time zone $6 and r.settled_at < ($5::date + 1)::timestamp at time zone $6`;

const SUMS = `sum(r.stake) as stake, sum(r.payout) as payout, sum(r.valid_bet) as valid_bet, count(*) as rounds`;

/** Titles are few: rounds are added up by title before the titles are looked up. */
const byTitle = (key: string, name: string) => `
  select ${key} as key, ${name} as name, sum(stake) as stake, sum(payout) as payout, sum(valid_bet) as "validBet",
    sum(rounds)::int as rounds
  from (select r.brand, r.vendor, r.node_id, ${SUMS} from ${SETTLED} group by 1, 2, 3) played
    join games.title t using (node_id) join games.vendor v on v.brand = played.brand and v.code = played.vendor
  group by 1, 2 order by sum(stake) desc, 1`;

/** Every time zone's days are made of whole quarters of an hour, which are found faster than days. */
const BY_DAY = `
  select to_char(quarter at time zone $6, 'YYYY-MM-DD') as key, null as name, sum(stake) as stake, sum(payout) as payout,
    sum(valid_bet) as "validBet", sum(rounds)::int as rounds
  from (select date_bin('15 minutes', r.settled_at, 'epoch'::timestamptz) as quarter, ${SUMS} from ${SETTLED} group by 1) played
  group by 1 order by 1 desc`;

const QUERIES: Record<ProfitGroup, string> = {
  day: BY_DAY,
  vendor: byTitle('v.code', 'v.display_name'),
  category: byTitle('t.game_type', 'null'),
};

/** What a member's settled rounds came to. Open and void rounds do not count. */
@Injectable()
export class ProfitLoss {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly brands: BrandRegistry,
  ) {}

  /** Counts rounds in the brand's currency, those of a trial account in its play money. Reads one snapshot. */
  read(caller: LoggedIn, input: InputOf<typeof getProfitLoss>): Promise<ValueOf<typeof getProfitLoss>> {
    const { from, to, groupBy } = input;
    const { settings } = this.brands.byId(caller.brand);
    const currency = this.brands.walletCurrency(caller.brand, caller.role === 'trial');
    return this.database.snapshot(async () => {
      const rows = await this.database.query<Sums & { key: string; name: string | null }>(QUERIES[groupBy], [
        caller.person,
        caller.brand,
        currency,
        from,
        to,
        settings.timeZone,
      ]);
      const { head } = await this.events.range(caller.person);
      return {
        list: rows.map(({ key, name, ...sums }) => ({ key, name, ...figuresOf([sums], currency) })),
        totals: figuresOf(rows, currency),
        currency,
        seq: head,
      };
    });
  }
}

function figuresOf(rows: Sums[], currency: Currency): ProfitFigures {
  const total = (field: 'stake' | 'payout' | 'validBet') =>
    rows.reduce((sum, row) => sum + BigInt(row[field]), 0n);
  const [stake, payout] = [total('stake'), total('payout')];
  return {
    stake: toWire(stake, currency),
    payout: toWire(payout, currency),
    profitLoss: toWire(payout - stake, currency),
    validBet: toWire(total('validBet'), currency),
    rounds: rows.reduce((sum, row) => sum + row.rounds, 0),
  };
}
