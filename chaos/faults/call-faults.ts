import type { Fault } from '../stack/fault.js';

const DATABASE = 'libs/platform/database/database.ts';
const IDEMPOTENCY = 'libs/platform/http/idempotency.ts';
const SIGNATURE = 'libs/platform/crypto/signature.ts';

const noEventKey = 'alter table cashier.provider_event drop constraint provider_event_pkey';
const openChart = {
  file: 'libs/cashier/common/deposit.chart.ts',
  from: `paid: { on: { REVERSE: 'reversed' } },`,
  to: `paid: { on: { REVERSE: 'reversed', PAY: 'paid' } },`,
};
export const noCreditedTest = {
  file: 'libs/cashier/deposit/deposit.lifecycle.ts',
  from: 'return paid.length > 0;',
  to: 'return paid.length < 0;',
};
const noLookUp = {
  routine: 'ledger.judge(text[], text[], int[], bigint[], bigint[])',
  from: 'on t.brand = i.brand',
  to: 'on false and t.brand = i.brand',
};
const noLedgerKey = 'alter table ledger.transaction drop constraint transaction_key';

export const answerFaults: Fault[] = [
  {
    guard: 'COMMIT before the answer',
    sources: [
      {
        file: DATABASE,
        from: 'await runner.commitTransaction();',
        to: 'if (transaction.collected.size === 0) await runner.commitTransaction();',
      },
      {
        file: DATABASE,
        from: 'await runner.release().catch(() => undefined);',
        to: `setTimeout(() => {
          const late = runner.isTransactionActive ? runner.commitTransaction() : Promise.resolve();
          void late.catch(() => undefined).finally(() => runner.release().catch(() => undefined));
        }, 200);`,
      },
    ],
  },
  {
    guard: 'synchronous_commit',
    sql: [
      `do $$ begin execute format('alter database %I set synchronous_commit = off', current_database()); end $$`,
    ],
  },
];

export const webhookFaults: Fault[] = [
  { guard: 'unique event key', sql: [noEventKey] },
  { guard: 'no PAY of a paid deposit in the chart', sources: [openChart] },
  { guard: 'ledger key', routines: [noLookUp], sql: [noLedgerKey] },
  {
    guard:
      'unique event key + no PAY of a paid deposit in the chart + test for a credited payment + ledger key',
    sources: [openChart, noCreditedTest],
    routines: [noLookUp],
    sql: [noEventKey, noLedgerKey],
  },
  {
    guard: 'signature test',
    sources: [
      {
        file: SIGNATURE,
        from: 'return wanted.length === offered.length && timingSafeEqual(wanted, offered);',
        to: 'return wanted.length > 0 || timingSafeEqual(wanted, offered);',
      },
    ],
  },
  {
    guard: 'age test',
    sources: [
      {
        file: SIGNATURE,
        from: 'if (Math.abs(nowMs / 1000 - timestamp) > SIGNATURE_WINDOW_S) return false;',
        to: '',
      },
    ],
  },
];

export const repeatFaults: Fault[] = [
  {
    guard: 'idempotency key taken',
    sources: [
      { file: IDEMPOTENCY, from: 'if (stored) return stored;', to: '' },
      {
        file: IDEMPOTENCY,
        from: 'if (!(await this.insertKey(attempt))) return (await this.stored(attempt)) ?? inFlight();',
        to: 'await this.insertKey(attempt);',
      },
    ],
  },
  {
    guard: 'idempotency key in the transaction of the effect',
    sources: [
      {
        file: IDEMPOTENCY,
        from: 'const inserted = await this.database.query(',
        to: 'const inserted = await this.database.source.query(',
      },
    ],
  },
];
