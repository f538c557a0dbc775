import type { Fault } from '../stack/fault.js';

const LOCK = 'games.lock_wallets(jsonb, jsonb, boolean)';
const JUDGE_BETS = 'games.judge_bets(games.wallet_item[], timestamptz)';
const JUDGE_WINS = 'games.judge_wins(games.wallet_item[])';
const JUDGE_POSTINGS = 'ledger.judge(text[], text[], int[], bigint[], bigint[])';

export const betFaults: Fault[] = [
  {
    guard: 'lock of the wallets + check balance_not_negative',
    routines: [
      { routine: LOCK, from: 'order by account for update', to: 'order by account' },
      {
        routine: LOCK,
        from: 'for update of b, s skip locked for key share of m skip locked',
        to: '',
      },
    ],
    sql: ['alter table ledger.balance drop constraint balance_not_negative'],
  },
  {
    guard: 'known transaction + unique id + ledger key',
    routines: [
      { routine: JUDGE_BETS, from: 'on k.vendor = i.vendor', to: 'on false and k.vendor = i.vendor' },
      { routine: JUDGE_WINS, from: 'on k.vendor = i.vendor', to: 'on false and k.vendor = i.vendor' },
      { routine: JUDGE_POSTINGS, from: 'on t.brand = i.brand', to: 'on false and t.brand = i.brand' },
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
