import type { Fault } from '../stack/fault.js';
import { type GuardedBySpec, without } from './security-faults.js';

const LOCKS = 'libs/lottery/migrations/tickets/locks.sql.ts';
const SETTLE = 'libs/lottery/migrations/results/settle.sql.ts';
const SETTLED_ROUND = 'libs/lottery/settlement/settled-round.ts';

/** What a worker that goes on after a crash would do twice, and what a correction would leave with those who had won. */
export const correctionFaults: Fault[] = [
  {
    guard: 'tickets of this revision are not read again + nor written again',
    sources: [
      {
        file: 'libs/lottery/settlement/open-tickets.ts',
        from: 'and revision < $2`',
        to: 'and revision <= $2`',
      },
    ],
    routines: [
      {
        routine: 'lottery.settle_tickets(bigint, integer, jsonb, jsonb, jsonb, double precision, jsonb)',
        from: "(d.status = 'void' or t.revision < p_revision)",
        to: 'true',
      },
    ],
  },
  {
    guard: 'payment of the earlier result is taken back',
    sources: [
      {
        file: SETTLED_ROUND,
        from: 'return { before, takenBack };',
        to: 'return { before, takenBack: null };',
      },
    ],
  },
];

/** What LT1 meets by chance only: a bet under way at the very moment of the close, and two workers at one draw. */
export const TICKETS: GuardedBySpec[] = [
  {
    id: 'LT1',
    spec: 'libs/lottery/tickets/close-races.spec.ts',
    faults: [
      without(
        'shared lock of the draw',
        LOCKS,
        'perform pg_advisory_xact_lock_shared(lottery.draw_lock(v_draw));',
        'null;',
      ),
    ],
  },
  {
    id: 'LT1',
    spec: 'libs/lottery/settlement/draw-settlement.spec.ts',
    faults: [
      {
        guard: 'tickets that are settled already + id of the payment',
        sources: [
          {
            file: SETTLE,
            from: `raise exception 'tickets of draw % were settled at once by somebody else', p_draw; end if;
  foreach`,
            to: `null; end if;
  foreach`,
          },
          {
            file: SETTLED_ROUND,
            from: "nameUuid('payout', draw,",
            to: "nameUuid('payout', String(Math.random()), draw,",
          },
        ],
      },
    ],
  },
];
