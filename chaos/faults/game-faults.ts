import type { Fault } from '../stack/fault.js';

const unlocked = (routine: string) => ({
  routine,
  from: 'order by account for update',
  to: 'order by account',
});
const unknown = (routine: string) => ({ routine, from: 'if found then', to: 'if false then' });

export const betFaults: Fault[] = [
  {
    guard: 'lock of the wallets + lock of the balance + check balance_not_negative',
    routines: [
      unlocked('games.apply_wallet(jsonb, timestamptz, jsonb)'),
      unlocked('ledger.post(jsonb, timestamptz)'),
    ],
    sql: ['alter table ledger.balance drop constraint balance_not_negative'],
  },
  {
    guard: 'known transaction + unique id + ledger key',
    routines: [
      unknown('games.apply_one(jsonb, timestamptz, jsonb)'),
      unknown('ledger.post_one(jsonb, timestamptz)'),
    ],
    sql: [
      'alter table games.wallet_transaction drop constraint wallet_transaction_once',
      'alter table ledger.transaction drop constraint transaction_key',
    ],
  },
  {
    guard: 'synchronous_commit',
    sql: [
      `do $$ begin execute format('alter database %I set synchronous_commit = off', current_database()); end $$`,
    ],
  },
];
