import { Injectable } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import type { PayoutRow } from './payout-row.js';

export interface LineRow {
  round: string;
  sign: number;
  account: string;
  gameNames: Record<string, string>;
  settledAt: Date;
  stake: string;
  payout: string;
  validBet: string;
  outcome: '1' | '0' | '-1';
  ownPpm: number;
  belowPpm: number;
  wasCut: boolean;
  /** Millionths of a minor unit. */
  amount: string;
}

interface Page {
  total: number;
  /** Of all lines together. */
  exact: string;
  list: LineRow[];
}

/** The entries of the payee's team that the settlement went by while the contract was in force. */
const OWN_ENTRIES = `
  own as materialized (
    select e.id from agency.team_entries(p_settlement => $1, p_agent => $3) t (id) join agency.bet_entry e on e.id = t.id
      join agency.contract c on c.id = $2 and c.in_force_from <= e.settled_at
        and (c.in_force_until is null or c.in_force_until > e.settled_at)
  )`;
const SHOWN = `e.round, e.sign, m.account, t.names as "gameNames", e.settled_at as "settledAt", e.stake, e.payout,
  e.valid_bet as "validBet", sign(e.payout - e.stake)::int::text as outcome, l.own as "ownPpm", l.below as "belowPpm",
  l.was_cut as "wasCut", l.amount`;
const TABLES = `join agency.bet_entry e on e.id = l.entry join games.round r on r.id = e.round
  join games.title t on t.node_id = r.node_id join identity.member m on m.id = e.member`;

/** The rounds behind a payout with what each brought, the newest first. To be asked inside a transaction. */
@Injectable()
export class PayoutLines {
  constructor(private readonly database: Database) {}

  page(payout: PayoutRow, limit: number, offset: number): Promise<Page> {
    const counted = payout.tier !== null || payout.kind === 'realtime';
    if (payout.no > 1 && payout.kind !== 'dividend') return this.differences(payout, limit, offset);
    return counted ? this.lines(payout, limit, offset) : Promise.resolve({ total: 0, exact: '0', list: [] });
  }

  /** All entries count, so that only those of the page are opened. */
  private async lines(payout: PayoutRow, limit: number, offset: number): Promise<Page> {
    const parameters = [payout.settlement, payout.contract, payout.payee];
    const [all] = await this.database.query<{ total: number; ids: string[] | null }>(
      `with ${OWN_ENTRIES}
       select (select count(*)::int from own) as total,
         (select array_agg(id) from (select id from own order by id desc limit $4 offset $5) page) as ids`,
      [...parameters, limit, offset],
    );
    const list = await this.database.query<LineRow>(
      `select ${SHOWN} from agency.payout_lines(p_settlement => $1, p_contract => $2, p_entries => $3) l ${TABLES}
       order by l.entry desc`,
      [payout.settlement, payout.contract, all?.ids ?? []],
    );
    return { total: all?.total ?? 0, exact: linesSum(payout), list };
  }

  /** A correction: what each bet brings now, less what it brought in the settlement of the period before this one. */
  private async differences(payout: PayoutRow, limit: number, offset: number): Promise<Page> {
    const parameters = [payout.settlement, payout.contract, payout.payee];
    const changed = `with ${OWN_ENTRIES}, entries as (select coalesce(array_agg(id), '{}') as ids from own),
      before as (
        select b.id, array(select e.id from agency.bet_entry e, entries x where e.id = any (x.ids)
          and e.batch <= b.through_batch) as ids
        from agency.settlement s join agency.settlement b on b.brand = s.brand and b.kind = s.kind and b.code = s.code
          and b.period_start = s.period_start and b.no = s.no - 1
        where s.id = $1
      ), line as materialized (
        select coalesce(n.entry, p.entry) as entry, coalesce(n.own, 0) as own, coalesce(n.below, 0) as below,
          coalesce(n.was_cut, false) as was_cut, coalesce(n.amount, 0) - coalesce(p.amount, 0) as amount
        from (select l.* from entries x, agency.payout_lines($1, $2, x.ids) l) n
        full join (select l.* from before b, agency.payout_lines(b.id, $2, b.ids) l) p using (entry)
        where p.entry is null or coalesce(n.amount, 0) <> p.amount
      )`;
    const [sums] = await this.database.query<{ total: number; exact: string }>(
      `${changed} select count(*)::int as total, coalesce(sum(amount), 0) as exact from line`,
      parameters,
    );
    const list = await this.database.query<LineRow>(
      `${changed} select ${SHOWN} from (select * from line order by entry desc limit $4 offset $5) l ${TABLES}
       order by l.entry desc`,
      [...parameters, limit, offset],
    );
    return { total: sums?.total ?? 0, exact: sums?.exact ?? '0', list };
  }
}

/** Of a dividend: its new profit at its rate; losses and earlier corrections are not of the lines. */
function linesSum({ kind, profit, betPpm, gross, below, cut }: PayoutRow): string {
  const exact =
    kind === 'dividend' ? BigInt(profit ?? 0) * BigInt(betPpm) : BigInt(gross) - BigInt(below) - BigInt(cut);
  return exact.toString();
}
