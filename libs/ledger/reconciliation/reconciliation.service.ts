import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { BalanceCheck } from './balance-check.js';
import { LedgerFindings } from './findings.js';
import { Journal } from './journal.js';
import { JournalDays } from './journal-days.js';
import { LedgerChecks } from './ledger-checks.js';

/** How many accounts one statement compares. */
const BATCH = 500n;
/** The number of slices, one every five minutes, that cover all accounts in less than a day. */
const SLICES = 200n;
const ALL = { from: '0', to: '9223372036854775807' };

/** Verifies the ledger: some accounts every few minutes, and all accounts with the whole journal each night. */
@Injectable()
export class LedgerReconciliation implements BeforeApplicationShutdown {
  private stopped = false;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly checks: LedgerChecks,
    private readonly balances: BalanceCheck,
    private readonly journal: Journal,
    private readonly days: JournalDays,
    private readonly findings: LedgerFindings,
  ) {}

  beforeApplicationShutdown(): void {
    this.stopped = true;
  }

  /** Verifies the accounts after those of the last slice, and that all accounts sum to zero. */
  async slice(): Promise<void> {
    await this.journal.finalTransaction();
    await this.compareSums();
    const end = await this.endOfAccounts();
    const size = end / SLICES > BATCH ? end / SLICES : BATCH;
    const [row] = await this.database.query<{ from: string }>(
      'select next_account as from from ledger.reconciliation',
    );
    const from = BigInt(row?.from ?? 0);
    await this.compareAccounts(from, from + size);
    await this.database.query('update ledger.reconciliation set next_account = $1', [
      (from + size < end ? from + size : 0n).toString(),
    ]);
  }

  /** Verifies all accounts and the journal from its first row on, and closes the day of the journal. */
  async whole(): Promise<void> {
    await this.compareAccounts(0n, await this.endOfAccounts());
    const today = this.clock.now().toISOString().slice(0, 10);
    const found = await this.days.run(today, () => !this.stopped);
    await this.findings.record({ kind: 'journal', ...ALL }, found.journal);
    await this.findings.record({ kind: 'transaction', ...ALL }, found.transactions);
    await this.findings.record({ kind: 'house-total', ...ALL }, found.houseTotals);
    await this.compareSums();
  }

  private async compareSums(): Promise<void> {
    await this.findings.record({ kind: 'sum', ...ALL }, await this.balances.compareSums());
  }

  private async compareAccounts(first: bigint, end: bigint): Promise<void> {
    for (let from = first; from < end; from += BATCH) {
      if (this.stopped) throw new Error('the pass over the accounts was interrupted');
      const to = from + BATCH;
      for (const check of this.checks.all()) {
        const found = await check.compare(from.toString(), to.toString());
        await this.findings.record({ kind: check.kind, from: from.toString(), to: to.toString() }, found);
      }
    }
  }

  private async endOfAccounts(): Promise<bigint> {
    const [row] = await this.database.query<{ end: string }>(
      'select coalesce(max(id), 0) + 1 as end from ledger.account',
    );
    return BigInt(row?.end ?? 1);
  }
}
