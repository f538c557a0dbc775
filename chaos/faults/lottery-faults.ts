import { type GuardedBySpec, without } from './security-faults.js';

const LOCKS = 'libs/lottery/migrations/tickets/locks.sql.ts';
const SETTLE = 'libs/lottery/migrations/tickets/settle.sql.ts';

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
          { file: SETTLE, from: "(d.status = 'void' or t.revision < p_revision)", to: 'true' },
          {
            file: 'libs/lottery/settlement/settled-round.ts',
            from: "nameUuid('payout', draw,",
            to: "nameUuid('payout', String(Math.random()), draw,",
          },
        ],
      },
    ],
  },
];
