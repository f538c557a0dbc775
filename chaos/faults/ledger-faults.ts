import { noCreditedTest } from './call-faults.js';
import type { GuardedBySpec } from './security-faults.js';

const BALANCES = 'libs/ledger/reconciliation/balance-check.ts';
const JOURNAL = 'libs/ledger/reconciliation/journal.ts';
const DAYS = 'libs/ledger/reconciliation/journal-days.ts';

/** Guards that detect one wrong minor unit in the books. */
export const BOOKS: GuardedBySpec[] = [
  {
    id: 'R19',
    spec: 'libs/ledger/reconciliation/reconciliation.spec.ts',
    faults: [
      {
        guard: 'balances against postings',
        sources: [{ file: BALANCES, from: 'and b.amount <> coalesce(p.sum, 0)', to: 'and false' }],
      },
      {
        guard: 'all accounts against zero',
        sources: [{ file: BALANCES, from: 'having sum(amount) <> 0', to: 'having false' }],
      },
      {
        guard: 'transactions against zero',
        sources: [{ file: JOURNAL, from: 'having sum(amount) is distinct from 0', to: 'having false' }],
      },
      {
        guard: 'house totals against postings',
        sources: [
          {
            file: DAYS,
            from: 'if (BigInt(amount) === expected) continue;',
            to: 'continue;',
          },
        ],
      },
      {
        guard: 'hash of a day',
        sources: [{ file: DAYS, from: 'else if (hash !== day.hash) differs(day.hash, hash);', to: '' }],
      },
      {
        guard: 'end of the journal behind what is under way',
        sources: [
          {
            file: JOURNAL,
            from: 'case when r.candidate_until <= n.oldest then r.candidate else r.final_transaction end',
            to: 'n.newest',
          },
        ],
      },
    ],
  },
  {
    id: 'R19',
    spec: 'libs/cashier/withdrawal/hold-check.spec.ts',
    faults: [
      {
        guard: 'holds against orders',
        sources: [
          { file: 'libs/cashier/withdrawal/hold-check.ts', from: 'and b.amount <> o.held', to: 'and false' },
        ],
      },
    ],
  },
  {
    id: 'R19',
    spec: 'libs/cashier/unmatched-payments/suspense-check.spec.ts',
    faults: [
      {
        guard: 'suspense against unmatched payments',
        sources: [
          {
            file: 'libs/cashier/unmatched-payments/suspense-check.ts',
            from: 'and p.posted <> o.unsettled',
            to: 'and false',
          },
        ],
      },
    ],
  },
  {
    id: 'R5',
    spec: 'libs/operations/payments-reported-again.spec.ts',
    faults: [{ guard: 'test for a credited payment', sources: [noCreditedTest] }],
  },
];
