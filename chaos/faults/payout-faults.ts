import type { Fault } from '../stack/fault.js';

const noLedgerKey = {
  routines: [
    {
      routine: 'ledger.judge(text[], text[], int[], bigint[], bigint[])',
      from: 'on t.brand = i.brand',
      to: 'on false and t.brand = i.brand',
    },
  ],
  sql: ['alter table ledger.transaction drop constraint transaction_key'],
};
const PAYOUTS = 'libs/agency/settlement/payouts.service.ts';

export const payoutFaults: Fault[] = [
  {
    guard: 'lock of the schedule + unique settlement',
    sources: [
      {
        file: 'libs/agency/settlement/settlement-schedule.ts',
        from: 'and due_at <= $4 for update skip locked',
        to: 'and due_at <= $4',
      },
    ],
    sql: ['alter table agency.settlement drop constraint settlement_once'],
  },
  {
    guard: 'lock of the feed + unique batch and entry',
    sources: [
      {
        file: 'libs/games/feed/bet-intake.ts',
        from: `return this.read(brand, 'for update');`,
        to: 'return this.read(brand);',
      },
    ],
    sql: [
      'alter table games.bet_entry drop constraint bet_entry_once',
      'alter table games.bet_batch drop constraint bet_batch_pkey',
      'alter table agency.bet_batch drop constraint bet_batch_pkey',
    ],
  },
  {
    guard: 'lock of the payouts + ledger key',
    sources: [{ file: PAYOUTS, from: 'for update of p skip locked', to: '' }],
    ...noLedgerKey,
  },
  {
    guard: "status in the money's transaction + ledger key",
    sources: [
      {
        file: PAYOUTS,
        from: 'this.database.afterCommit(() => this.events.publish(row?.events ?? []));',
        to: `const mark = () => this.database.query("update agency.payout set status = 'paid', paid_at = now() where id = any($1)", [ids]);
    this.database.afterCommit(() => { this.events.publish(row?.events ?? []); setTimeout(mark, 20); });`,
      },
    ],
    routines: [
      ...noLedgerKey.routines,
      {
        routine: 'agency.pay_from_house(bigint[], timestamptz, jsonb)',
        from: `update payout set status = 'paid', paid_at = p_at where id = any (v_post.refs::bigint[]);`,
        to: '',
      },
    ],
    sql: noLedgerKey.sql,
  },
];
