import { setup } from 'xstate';

/** What the guards look at. */
export interface WithdrawalContext {
  /** Minor units that were asked for and not sent yet. */
  rest: number;
  /** The operator who acts, and the one who proposed to count the payout as received. */
  operator?: string | null;
  proposedBy?: string | null;
  /** The operator who approved it, where the amount is one that another one has to pay; else `null`. */
  barredFromPaying?: string | null;
}

type WithdrawalEvent =
  | { type: 'APPROVE' }
  | { type: 'REJECT' }
  | { type: 'DISTRIBUTE' }
  | { type: 'RECEIVE' }
  | { type: 'FULL_PAYMENT' }
  | { type: 'AUTO_RECEIVE' }
  | { type: 'DISPUTE' }
  | { type: 'RESEND' }
  | { type: 'REFUND' }
  | { type: 'PROPOSE_FORCE' }
  | { type: 'CONFIRM_FORCE' }
  | { type: 'DROP_FORCE' };

/**
 * The life of a withdrawal. Its money is on hold from `requested` on, is released by `REJECT`, leaves the house
 * tranche by tranche with `DISTRIBUTE`, and comes back by `REFUND` alone.
 */
export const withdrawalChart = setup({
  types: { context: {} as WithdrawalContext, events: {} as WithdrawalEvent },
  guards: {
    restIsLeft: ({ context }) => context.rest > 0,
    allWasSent: ({ context }) => context.rest === 0,
    byAnother: ({ context }) => context.operator !== context.proposedBy,
    mayPay: ({ context }) => !context.barredFromPaying || context.operator !== context.barredFromPaying,
    byAnotherAndRestIsLeft: ({ context }) => context.operator !== context.proposedBy && context.rest > 0,
  },
}).createMachine({
  id: 'withdrawal',
  context: { rest: 0 },
  initial: 'requested',
  states: {
    /** Ordered by the member; the whole amount is on hold. There is no way to take it back. */
    requested: { on: { APPROVE: 'approved', REJECT: 'rejected' } },
    /** An operator may send all that is left, or a part of it; of a large amount another one than approved it. */
    approved: { on: { DISTRIBUTE: { guard: 'mayPay', target: 'distributed' } } },
    /** Refused with a reason; the hold was released. */
    rejected: { type: 'final' },
    /** A tranche was sent; the member answers before the deadline, or the clock does. */
    distributed: {
      on: {
        RECEIVE: [{ guard: 'restIsLeft', target: 'approved' }, { target: 'received' }],
        FULL_PAYMENT: { guard: 'allWasSent', target: 'received' },
        AUTO_RECEIVE: [{ guard: 'restIsLeft', target: 'approved' }, { target: 'auto-received' }],
        DISPUTE: 'disputed',
      },
    },
    /** The member says that the tranche did not arrive, and has shown it. The clock stands. */
    disputed: {
      on: {
        RESEND: { guard: 'mayPay', target: 'distributed' },
        REFUND: [{ guard: 'restIsLeft', target: 'approved' }, { target: 'refunded' }],
        PROPOSE_FORCE: 'force-proposed',
      },
    },
    /** One operator wants to count it as received against the member's word; a second one has to agree. */
    'force-proposed': {
      on: {
        CONFIRM_FORCE: [
          { guard: 'byAnotherAndRestIsLeft', target: 'approved' },
          { guard: 'byAnother', target: 'force-received' },
        ],
        DROP_FORCE: 'disputed',
      },
    },
    /** The member has it all. */
    received: { type: 'final' },
    /** Nobody said otherwise in time. */
    'auto-received': { type: 'final' },
    /** The last tranche came back to the wallet. */
    refunded: { type: 'final' },
    /** Two operators have counted it as received. */
    'force-received': { type: 'final' },
  },
});
