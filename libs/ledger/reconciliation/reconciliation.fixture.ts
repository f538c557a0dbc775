import { pino } from 'pino';
import { Audit } from '#libs/platform/audit/audit';
import type { TestDatabase } from '#libs/platform/testing/test-database';
import type { TestParts } from '#libs/platform/testing/test-parts';
import { BalanceCheck } from './balance-check.js';
import { LedgerFindings } from './findings.js';
import { Journal } from './journal.js';
import { JournalDays } from './journal-days.js';
import { LedgerChecks } from './ledger-checks.js';
import { LedgerReconciliation } from './reconciliation.service.js';

/** The worker's reconciliation, wired by hand. */
export function createReconciliation({ database, clock }: TestParts) {
  const checks = new LedgerChecks();
  const balances = new BalanceCheck(database, checks);
  balances.onModuleInit();
  const journal = new Journal(database);
  const findings = new LedgerFindings(database, clock, new Audit(database, clock), pino({ level: 'silent' }));
  const days = new JournalDays(database, journal, pino({ level: 'silent' }));
  const reconciliation = new LedgerReconciliation(database, clock, checks, balances, journal, days, findings);
  return { checks, journal, findings, reconciliation };
}

/** Changes rows as a superuser with triggers switched off, in one transaction. */
export async function falsify(db: TestDatabase, ...statements: string[]): Promise<void> {
  await db.query(`begin; set local session_replication_role = replica; ${statements.join(';')}; commit`);
}

/** Open findings that the last run found, as `kind: about: expected is found`. */
export async function foundIn(db: TestDatabase): Promise<string[]> {
  const rows = await db.query<{ text: string }>(
    `select kind || ': ' || trim('{}' from replace(about::text, '"', '')) || ': ' || expected || ' is ' || found as text from ledger.finding
     where closed_at is null and gone_at is null order by 1`,
  );
  return rows.map(({ text }) => text);
}
