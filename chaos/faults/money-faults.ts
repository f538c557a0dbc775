import type { Fault } from '../stack/fault.js';

const JUDGE = 'ledger.judge(text[], text[], int[], bigint[], bigint[])';
const WRITE = 'ledger.write_postings(text[], text[], text[], text[], int[], bigint[], bigint[], timestamptz)';
const noCheck = 'alter table ledger.balance drop constraint balance_not_negative';
const noBalancedTrigger = 'drop trigger posting_balanced on ledger.posting';

export const sumsFaults: Fault[] = [
  {
    guard: 'test for a sufficient balance + check balance_not_negative',
    routines: [{ routine: JUDGE, from: 'where left_over < 0', to: 'where false' }],
    sql: [noCheck],
  },
  {
    guard: 'test for a sum of zero + trigger posting_balanced',
    routines: [{ routine: JUDGE, from: 'sum(amount) <> 0 or bool_or', to: 'bool_or' }],
    sql: [noBalancedTrigger],
  },
  {
    guard: 'balance moved with its postings',
    routines: [{ routine: WRITE, from: 'set amount = b.amount + m.amount', to: 'set amount = b.amount' }],
  },
];

export const journalFaults: Fault[] = [
  { guard: 'trigger posting_append_only', sql: ['drop trigger posting_append_only on ledger.posting'] },
  {
    guard: 'trigger transaction_append_only',
    sql: ['drop trigger transaction_append_only on ledger.transaction'],
  },
  { guard: 'trigger posting_balanced', sql: [noBalancedTrigger] },
  { guard: 'missing rights of mela_app', sql: ['grant update, delete on ledger.posting to mela_app'] },
];

/** Of R5: payments without an order are in the books too. */
export const suspenseFaults: Fault[] = [
  {
    guard: 'posting of a second payment to suspense',
    sources: [
      {
        file: 'libs/cashier/provider-events/provider-events.ts',
        from: `if (await this.unmatched.postToSuspense(brand, report, reason, deposit)) return 'in suspense';`,
        to: '',
      },
    ],
  },
];

export const spendFaults: Fault[] = [
  {
    guard: 'lock of the balance',
    routines: [
      {
        routine: 'ledger.post(jsonb, timestamptz)',
        from: 'order by account for update',
        to: 'order by account',
      },
    ],
  },
  {
    guard: 'lock of the balance + check balance_not_negative',
    routines: [
      {
        routine: 'ledger.post(jsonb, timestamptz)',
        from: 'order by account for update',
        to: 'order by account',
      },
    ],
    sql: [noCheck],
  },
];
