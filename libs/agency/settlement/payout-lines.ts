import { Injectable } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import type { ContractKind } from '../common/contract-kinds.js';
import type { PayoutRow } from './payout-row.js';
import { AT_LENGTH, betsOf, linksOf, RECORDED } from './settlement-rules.sql.js';

/** What the settlement of a payout went by. */
export interface LinesOf {
  sinceBatch: string | null;
  throughBatch: string;
  activeMemberBet: string;
}

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

/**
 * The rounds behind a payout with what each brought: as this settlement has it, less what the one before it of the same
 * period had. $10 is the payee, $11 the contract.
 */
@Injectable()
export class PayoutLines {
  constructor(private readonly database: Database) {}

  /** To be asked inside a transaction. */
  async page(
    payout: PayoutRow & LinesOf,
    limit: number,
    offset: number,
  ): Promise<{ total: number; exact: string; list: LineRow[] }> {
    const before = await this.before(payout);
    const parameters = [
      payout.brand,
      payout.kind,
      payout.periodStart,
      payout.periodEnd,
      payout.sinceBatch,
      payout.throughBatch,
      payout.settlement,
      payout.activeMemberBet,
      payout.code,
      payout.payee,
      payout.contract,
      before?.throughBatch ?? '0',
      before?.settlement ?? '0',
    ];
    await this.database.query(AT_LENGTH);
    const lines = `with line as materialized (${differenceOf(payout.kind)})`;
    const [sums] = await this.database.query<{ total: number; exact: string }>(
      `${lines} select count(*)::int as total, coalesce(sum(amount), 0) as exact from line`,
      parameters,
    );
    const list = await this.database.query<LineRow>(
      `${lines} select e.round, e.sign, m.account, t.names as "gameNames", e.settled_at as "settledAt", e.stake, e.payout,
         e.valid_bet as "validBet", sign(e.payout - e.stake)::int::text as outcome, l.own as "ownPpm", l.below as "belowPpm",
         l.cut as "wasCut", l.amount
       from (select * from line order by bet desc limit $14 offset $15) l join agency.bet_entry e on e.id = l.bet
       join games.round r on r.id = e.round join games.title t on t.node_id = r.node_id join identity.member m on m.id = e.member
       order by l.bet desc`,
      [...parameters, limit, offset],
    );
    return { total: sums?.total ?? 0, exact: sums?.exact ?? '0', list };
  }

  private async before({ brand, kind, code, periodStart, no }: PayoutRow) {
    if (no === 1) return undefined;
    const [row] = await this.database.query<{ settlement: string; throughBatch: string }>(
      `select id as settlement, through_batch as "throughBatch" from agency.settlement
       where brand = $1 and kind = $2 and code = $3 and period_start = $4 and no = $5`,
      [brand, kind, code, periodStart, no - 1],
    );
    return row;
  }
}

const OWN_TEAM = '(e.member = $10::bigint or $10::bigint = any (e.ancestors))';

/** What each bet brought the contract, by the rates that a settlement has recorded. */
function broughtOf(kind: ContractKind): string {
  const bets = betsOf(kind, true, OWN_TEAM);
  if (kind === 'dividend')
    return `with ${bets}, ${RECORDED}
      select b.id as bet, m.bet_ppm as own, 0 as below, false as cut, b.profit * m.bet_ppm as amount
      from bet b join met m on m.contract = $11`;
  return `with ${[bets, ...(kind === 'realtime' ? [] : [RECORDED]), linksOf(kind)].join(', ')}
    select l.bet, l.own, l.below, l.own < l.ppm as cut, l.valid * (l.own - l.below) as amount
    from link l where l.contract = $11`;
}

/** The settlement before it: its batches and its id stand at $12 and $13. */
const asBefore = (statement: string) => statement.replace(/\$6\b/g, '$12').replace(/\$7\b/g, '$13');

function differenceOf(kind: ContractKind): string {
  const now = broughtOf(kind);
  return `
    select coalesce(n.bet, p.bet) as bet, coalesce(n.own, 0) as own, coalesce(n.below, 0) as below,
      coalesce(n.cut, false) as cut, coalesce(n.amount, 0) - coalesce(p.amount, 0) as amount
    from (${now}) n full join (${asBefore(now)}) p using (bet)
    where $13 = 0 or p.bet is null or coalesce(n.amount, 0) <> p.amount`;
}
