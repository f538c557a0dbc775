import { setup } from 'xstate';

/** The values that the guards compare. */
export interface WithdrawalContext {
  /** Minor units that were ordered and not sent yet. */
  rest: number;
  /** The operator who acts, and the one who proposed to count the tranche as received. */
  operator?: string | null;
  proposedBy?: string | null;
  /** The operator who approved it, if another operator has to pay because of the amount; else `null`. */
  operatorBarredFromPaying?: string | null;
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
 * The states of a withdrawal. Its money is on hold from `requested` on, is released by `REJECT`, and leaves the house
 * tranche by tranche with `DISTRIBUTE`. A tranche comes back to the wallet by `REFUND`, and by `CONFIRM_FORCE` where the
 * brand sets `forcedReceiptRefunds`.
 */
export const withdrawalChart = setup({
  types: { context: {} as WithdrawalContext, events: {} as WithdrawalEvent },
  guards: {
    restIsLeft: ({ context }) => context.rest > 0,
    allWasSent: ({ context }) => context.rest === 0,
    byAnother: ({ context }) => context.operator !== context.proposedBy,
    mayPay: ({ context }) =>
      !context.operatorBarredFromPaying || context.operator !== context.operatorBarredFromPaying,
    byAnotherAndRestIsLeft: ({ context }) => context.operator !== context.proposedBy && context.rest > 0,
  },
}).createMachine({
  id: 'withdrawal',
  context: { rest: 0 },
  initial: 'requested',
  states: {
    /** Ordered by the member, who cannot cancel it; the whole amount is on hold. */
    requested: { on: { APPROVE: 'approved', REJECT: 'rejected' } },
    /** An operator may send the rest or a part of it. A large amount is sent by another operator than the approver. */
    approved: { on: { DISTRIBUTE: { guard: 'mayPay', target: 'distributed' } } },
    /** Refused with a reason; the hold was released. */
    rejected: { type: 'final' },
    /** A tranche was sent. It counts as received if the member does not answer before the deadline. */
    distributed: {
      on: {
        RECEIVE: [{ guard: 'restIsLeft', target: 'approved' }, { target: 'received' }],
        FULL_PAYMENT: { guard: 'allWasSent', target: 'received' },
        AUTO_RECEIVE: [{ guard: 'restIsLeft', target: 'approved' }, { target: 'auto-received' }],
        DISPUTE: 'disputed',
      },
    },
    /** The member reports with images that the tranche did not arrive. Its deadline no longer applies. */
    disputed: {
      on: {
        RESEND: { guard: 'mayPay', target: 'distributed' },
        REFUND: [{ guard: 'restIsLeft', target: 'approved' }, { target: 'refunded' }],
        PROPOSE_FORCE: 'force-proposed',
      },
    },
    /** One operator proposes to count it as received against the member's answer. Another one has to confirm; any may drop it. */
    'force-proposed': {
      on: {
        CONFIRM_FORCE: [
          { guard: 'byAnotherAndRestIsLeft', target: 'approved' },
          { guard: 'byAnother', target: 'force-received' },
        ],
        DROP_FORCE: 'disputed',
      },
    },
    /** The member confirmed the last tranche. */
    received: { type: 'final' },
    /** The last tranche was not answered before the deadline. */
    'auto-received': { type: 'final' },
    /** The last tranche was refunded to the wallet. */
    refunded: { type: 'final' },
    /** Two operators have counted the last tranche as received. */
    'force-received': { type: 'final' },
  },
});
