import { Injectable } from '@nestjs/common';
import { OutgoingFreezes } from '#libs/ledger/index';
import { exactToWire, toWire } from '#libs/money/amount';
import { rateToWire } from '#libs/money/rate';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { platformErrors } from '#libs/platform/common/errors';
import { totalPages } from '#libs/platform/common/paging';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { BrandRegistry } from '#libs/site/index';
import type { listDividends, listSalaries, listSalaryLines, PayoutLine } from '../common/salary.calls.js';
import { type LineRow, PayoutLines } from './payout-lines.js';
import { PAYOUT_COLUMNS, PAYOUT_TABLES, type PayoutRow, summaryOf } from './payout-row.js';

/** Payouts settled between two times, without those whose sums and profit are all 0. */
const IS_SHOWN = `($2::timestamptz is null or p.settled_at >= $2) and ($3::timestamptz is null or p.settled_at < $3)
  and (p.gross <> 0 or p.below <> 0 or p.cut <> 0 or p.profit <> 0)`;
const SALARIES = `p.payee = $1 and p.kind <> 'dividend' and ($4::text is null or p.kind = $4) and ${IS_SHOWN}`;
const DIVIDENDS = `case $4 when 'owed' then p.payer else p.payee end = $1 and p.kind = 'dividend' and ${IS_SHOWN}`;

/**
 * An agent's own payouts. Each answer is read in one snapshot; `seq` is the number of the caller's last event in it, so that the page
 * applies only later ones to what it shows.
 */
@Injectable()
export class PayoutQueries {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly brands: BrandRegistry,
    private readonly freezes: OutgoingFreezes,
    private readonly payoutLines: PayoutLines,
  ) {}

  salaries(caller: LoggedIn, input: InputOf<typeof listSalaries>): Promise<ValueOf<typeof listSalaries>> {
    const filter = [caller.person, input.from ?? null, input.to ?? null, input.kind ?? null];
    return this.database.snapshot(() => this.page(caller, SALARIES, filter, input));
  }

  dividends(caller: LoggedIn, input: InputOf<typeof listDividends>): Promise<ValueOf<typeof listDividends>> {
    const filter = [caller.person, input.from ?? null, input.to ?? null, input.side];
    return this.database.snapshot(async () => {
      const page = await this.page(caller, DIVIDENDS, filter, input);
      const [row] = await this.database.query<{ owed: string }>(
        `select coalesce(sum(amount), 0) as owed from agency.payout where payer = $1 and status = 'unpaid'`,
        [caller.person],
      );
      const { currency } = this.brands.byId(caller.brand).settings;
      return {
        ...page,
        owed: toWire(BigInt(row?.owed ?? 0), currency),
        frozen: await this.freezes.has(caller.person),
      };
    });
  }

  /** The rounds behind a payout. @throws AppError 404 if the caller is neither its payee nor its payer */
  lines(
    caller: LoggedIn,
    { id, pageNo, pageSize }: InputOf<typeof listSalaryLines>,
  ): Promise<ValueOf<typeof listSalaryLines>> {
    return this.database.snapshot(async () => {
      const [row] = await this.database.query<PayoutRow>(
        `select ${PAYOUT_COLUMNS} from ${PAYOUT_TABLES} where p.id = $1 and (p.payee = $2 or p.payer = $2)`,
        [id, caller.person],
      );
      if (!row) throw new AppError(platformErrors.error_not_found);
      const { head } = await this.events.range(caller.person);
      const { total, sum, list } = await this.payoutLines.page(row, pageSize, (pageNo - 1) * pageSize);
      return {
        payout: summaryOf(row, caller.person),
        exact: exactToWire(BigInt(sum), row.currency),
        list: list.map((line) => lineOf(line, row)),
        total,
        totalPages: totalPages(total, pageSize),
        seq: head,
      };
    });
  }

  private async page(
    caller: LoggedIn,
    condition: string,
    filter: unknown[],
    { pageNo, pageSize }: { pageNo: number; pageSize: number },
  ): Promise<ValueOf<typeof listSalaries>> {
    const { currency } = this.brands.byId(caller.brand).settings;
    const rows = await this.database.query<PayoutRow>(
      `select ${PAYOUT_COLUMNS} from ${PAYOUT_TABLES} where ${condition} order by p.id desc limit $5 offset $6`,
      [...filter, pageSize, (pageNo - 1) * pageSize],
    );
    const [sums] = await this.database.query<{ total: number; sum: string }>(
      `select count(*)::int as total, coalesce(sum(p.amount), 0) as sum from agency.payout p where ${condition}`,
      filter,
    );
    const { head } = await this.events.range(caller.person);
    const total = sums?.total ?? 0;
    return {
      list: rows.map((row) => summaryOf(row, caller.person)),
      total,
      totalPages: totalPages(total, pageSize),
      sum: toWire(BigInt(sums?.sum ?? 0), currency),
      currency,
      seq: head,
    };
  }
}

function lineOf(line: LineRow, { currency }: PayoutRow): PayoutLine {
  const amount = (minor: string) => toWire(BigInt(minor), currency);
  return {
    betId: line.round,
    reversal: line.sign < 0,
    account: line.account,
    gameNames: line.gameNames,
    settledAt: line.settledAt.toISOString(),
    stake: amount(line.stake),
    payout: amount(line.payout),
    validBet: amount(line.validBet),
    outcome: ({ '1': 'win', '0': 'push', '-1': 'loss' } as const)[line.outcome],
    ownRate: rateToWire(line.cappedPpm),
    belowRate: rateToWire(line.rateBelowPpm),
    cut: line.wasCut,
    amount: exactToWire(BigInt(line.amount), currency),
  };
}
