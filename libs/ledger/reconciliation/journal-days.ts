import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Database } from '#libs/platform/database/database';
import { LOGGER } from '#libs/platform/logging/logging.module';
import { Journal } from './journal.js';
import type { Discrepancy } from './ledger-checks.js';

/** How many ids one statement reads. It takes some tenths of a second, far below the statement timeout. */
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

/** The differences that a pass over the journal found. */
export interface JournalFindings {
  journal: Discrepancy[];
  transactions: Discrepancy[];
  houseTotals: Discrepancy[];
  /** The last transaction that was read. */
  through: bigint;
}

/**
 * Closes and verifies the days of the journal. A day is closed once, with a hash over the hash of the day before and all its rows, and
 * with the totals of the house accounts. Each pass calculates all of them again from the rows.
 */
@Injectable()
export class JournalDays {
  constructor(
    private readonly database: Database,
    private readonly journal: Journal,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Verifies all days, and closes `today` (UTC) with the final transactions that are in no earlier day. Does not close it if it is
   * closed already, or a later day is because the clock was set back.
   * @throws Error if `mayContinue` returns false before the end
   */
  async run(today: string, mayContinue: () => boolean): Promise<JournalFindings> {
    const pass = new Pass(this.journal, mayContinue);
    await this.journal.finalTransaction(); // if no transaction is running, the second call accepts the first one's candidate
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
    // If the row of a day is missing, its transactions still belong to the totals.
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

  /** Stores totals calculated from the rows, so that a falsified total does not falsify those after it. */
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
    // Logs stored elsewhere prove the chain against somebody with write access to this database.
    this.logger.info({ day, last: span.last.toString(), hash }, 'day of the journal closed');
  }
}

/** A pass over the journal from its beginning. */
class Pass {
  readonly totals = new Map<string, bigint>();
  readonly journal: Discrepancy[] = [];
  readonly transactions: Discrepancy[] = [];
  readonly houseTotals: Discrepancy[] = [];

  constructor(
    private readonly source: Journal,
    private readonly mayContinue: () => boolean,
  ) {}

  async read({ first, last, chunk }: Span, previousHash: string) {
    const hash = createHash('sha256').update(previousHash);
    let transactions = 0n;
    for (let from = first; from <= last; from += BigInt(chunk)) {
      if (!this.mayContinue()) throw new Error('the pass over the journal was interrupted');
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

/** The place of a day is its number since the beginning of 1970. */
function dayOf(day: string) {
  return { place: String(Date.parse(day) / 86_400_000), about: { day } };
}
