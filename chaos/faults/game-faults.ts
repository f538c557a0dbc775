import type { Fault } from '../stack/fault.js';

const LOCK = 'games.lock_wallets(jsonb, jsonb, boolean)';
const JUDGE_BETS = 'games.judge_bets(games.wallet_item[], timestamptz)';
const JUDGE_WINS = 'games.judge_wins(games.wallet_item[], timestamptz)';

export const betFaults: Fault[] = [
  {
    guard: 'lock of the wallets + check balance_not_negative',
    routines: [
      { routine: LOCK, from: 'perform ledger.lock_accounts(array(', to: 'perform cardinality(array(' },
      { routine: LOCK, from: 'case when p_wait then true', to: 'case when true then true' },
    ],
    sql: ['alter table ledger.balance drop constraint balance_not_negative'],
  },
  {
    guard: 'known transaction + unique id',
    routines: [
      { routine: JUDGE_BETS, from: 'on k.vendor = i.vendor', to: 'on false and k.vendor = i.vendor' },
      { routine: JUDGE_WINS, from: 'on k.vendor = i.vendor', to: 'on false and k.vendor = i.vendor' },
      {
        // Otherwise its bet would exist twice, and a win would be checked for each.
        routine: JUDGE_WINS,
        from: 'left join wallet_transaction w on w.vendor = i.vendor and w.transaction_uuid = i.reference',
        to: `left join lateral (select * from wallet_transaction b where b.vendor = i.vendor
          and b.transaction_uuid = i.reference limit 1) w on true`,
      },
    ],
    sql: ['alter table games.wallet_transaction drop constraint wallet_transaction_once'],
  },
  {
    guard: 'synchronous_commit',
    sql: [
      `do $$ begin execute format('alter database %I set synchronous_commit = off', current_database()); end $$`,
    ],
  },
];

/** Beside those that the specs of R23 notice (`wallet-faults`). */
export const transferFaults: Fault[] = [
  {
    guard: 'question after a lost answer: it is a success',
    sources: [
      {
        file: 'libs/games/transfer-wallets/transfer-carrier.ts',
        from: 'return this.inquiries.ask(transfer);',
        to: "end = { state: 'accepted', reason: null, balance: null };",
      },
    ],
  },
];
