import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Database } from '#libs/platform/database/database';
import { LOGGER } from '#libs/platform/logging/logging.module';
import { Journal } from './journal.js';
import type { Discrepancy } from './ledger-checks.js';

/** Ids that are read at once: some tenths of a second, far below the statement timeout. */
const CHUNK = 20_000;

interface Day {
  day: string;
  first: string;
  last: string;
  transactions: string;
  chunk: number;
  hash: string;
}

interface Span {
  first: bigint;
  last: bigint;
  chunk: number;
}

/** What going through the journal found. */
export interface JournalFindings {
  journal: Discrepancy[];
  transactions: Discrepancy[];
  houseTotals: Discrepancy[];
  /** Up to which transaction. */
  through: bigint;
}

/**
 * The journal by days. A day is closed once: with a hash over the day before and all its rows, and with the totals of
 * the house accounts. Each is calculated again from the rows whenever the whole is gone through.
 */
@Injectable()
export class JournalDays {
  constructor(
    private readonly database: Database,
    private readonly journal: Journal,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Goes through all of it, and closes `today` (UTC) with what is final and in no earlier day, unless it or, by a clock
   * that was set back, a later day is closed.
   * @throws Error where `goesOn` says no before the end
   */
  async run(today: string, goesOn: () => boolean): Promise<JournalFindings> {
    const pass = new Pass(this.journal, goesOn);
    await this.journal.finalTransaction(); // where nothing is under way, the second call takes what the first one noted
    const final = BigInt(await this.journal.finalTransaction());
    const days = await this.database.query<Day>(
      `select day::text, first_transaction as first, last_transaction as last, transactions, chunk, hash
       from ledger.journal_day order by day`,
    );
    let previous: Pick<Day, 'last' | 'hash'> = { last: '0', hash: '' };
    for (const day of days) {
      await this.verify(day, previous, pass);
      previous = day;
    }
    const span = { first: BigInt(previous.last) + 1n, last: final, chunk: CHUNK };
    if (days.some(({ day }) => day >= today) || final < span.first - 1n) await pass.read(span, '');
    else await this.close(today, span, previous.hash, pass);
    const { journal, transactions, houseTotals } = pass;
    return { journal, transactions, houseTotals, through: final };
  }

  private async verify(day: Day, previous: Pick<Day, 'last' | 'hash'>, pass: Pass): Promise<void> {
    const span = { first: BigInt(day.first), last: BigInt(day.last), chunk: day.chunk };
    // Where a day is missing, its rows belong to the totals all the same.
    await pass.read({ ...span, first: BigInt(previous.last) + 1n, last: span.first - 1n }, '');
    const { hash, transactions } = await pass.read(span, previous.hash);
    const differs = (expected: string, found: string) =>
      pass.journal.push({ ...dayOf(day.day), brand: null, currency: null, expected, found });
    if (span.first !== BigInt(previous.last) + 1n)
      differs(`from ${BigInt(previous.last) + 1n}`, `from ${day.first}`);
    else if (transactions !== BigInt(day.transactions))
      differs(`${day.transactions} transactions`, `${transactions} transactions`);
    else if (hash !== day.hash) differs(day.hash, hash);
    await this.compareTotals(day.day, pass);
  }

  private async compareTotals(day: string, pass: Pass): Promise<void> {
    const written = await this.database.query<{
      account: string;
      kind: string;
      brand: string;
      currency: string;
      amount: string;
    }>(
      `select a.id as account, a.kind, a.brand, a.currency, t.amount from ledger.house_total t
       join ledger.account a on a.id = t.account where t.day = $1`,
      [day],
    );
    for (const { account, kind, brand, currency, amount } of written) {
      const expected = pass.totals.get(account) ?? 0n;
      if (BigInt(amount) === expected) continue;
      const { place } = dayOf(day);
      const about = { account, accountKind: kind, day };
      pass.houseTotals.push({
        brand,
        place,
        about,
        currency,
        expected: expected.toString(),
        found: amount,
      });
    }
  }

  /** Totals are those calculated from the rows, so that one that was falsified stays the only one. */
  private async close(day: string, span: Span, previousHash: string, pass: Pass): Promise<void> {
    const { hash, transactions } = await pass.read(span, previousHash);
    await this.database.transaction(async () => {
      await this.database.query(
        `insert into ledger.journal_day (day, first_transaction, last_transaction, transactions, chunk, hash)
         values ($1, $2, $3, $4, $5, $6)`,
        [day, span.first.toString(), span.last.toString(), transactions.toString(), span.chunk, hash],
      );
      await this.database.query(
        `insert into ledger.house_total (account, day, amount)
         select account, $1, amount from unnest($2::bigint[], $3::bigint[]) as total(account, amount)`,
        [day, [...pass.totals.keys()], [...pass.totals.values()].map(String)],
      );
    });
    // Logs that are kept elsewhere prove the chain against who may write here.
    this.logger.info({ day, last: span.last.toString(), hash }, 'day of the journal closed');
  }
}

/** One way through the journal, from its beginning. */
class Pass {
  readonly totals = new Map<string, bigint>();
  readonly journal: Discrepancy[] = [];
  readonly transactions: Discrepancy[] = [];
  readonly houseTotals: Discrepancy[] = [];

  constructor(
    private readonly source: Journal,
    private readonly goesOn: () => boolean,
  ) {}

  async read({ first, last, chunk }: Span, previousHash: string) {
    const hash = createHash('sha256').update(previousHash);
    let transactions = 0n;
    for (let from = first; from <= last; from += BigInt(chunk)) {
      if (!this.goesOn()) throw new Error('the way through the journal was broken off');
      const to = from + BigInt(chunk) - 1n;
      const part = await this.source.read(from, to < last ? to : last);
      hash.update(part.hash);
      transactions += BigInt(part.transactions);
      for (const { account, sum } of part.house)
        this.totals.set(account, (this.totals.get(account) ?? 0n) + BigInt(sum));
      for (const { brand, transaction, currency, sum } of part.unbalanced)
        this.transactions.push({
          brand,
          place: transaction,
          about: { transaction },
          currency,
          expected: '0',
          found: sum ?? '0',
        });
    }
    return { hash: hash.digest('hex'), transactions };
  }
}

/** Days as places: since the beginning of 1970. */
function dayOf(day: string) {
  return { place: String(Date.parse(day) / 86_400_000), about: { day } };
}
