import { setup } from 'xstate';

/** The values that the guard compares. */
interface UnmatchedPaymentContext {
  /** The operator who acts, and the one who proposed to credit it. */
  operator?: string | null;
  proposedBy?: string | null;
}

type UnmatchedPaymentEvent =
  | { type: 'PROPOSE_CREDIT' }
  | { type: 'CONFIRM_CREDIT' }
  | { type: 'DROP_CREDIT' }
  | { type: 'RETURN' };

/**
 * The states of a payment that the provider reported and that fits no open deposit. Its money is in the suspense account
 * from `open` on, and leaves it once: to a wallet by `CONFIRM_CREDIT`, or back to the bank by `RETURN`.
 */
export const unmatchedPaymentChart = setup({
  types: { context: {} as UnmatchedPaymentContext, events: {} as UnmatchedPaymentEvent },
  guards: { byAnother: ({ context }) => context.operator !== context.proposedBy },
}).createMachine({
  id: 'unmatched-payment',
  context: {},
  initial: 'open',
  states: {
    /** Operators have to find out which member paid. */
    open: { on: { PROPOSE_CREDIT: 'proposed', RETURN: 'returned' } },
    /** One operator proposes to credit it to a deposit; a second one has to confirm. */
    proposed: { on: { CONFIRM_CREDIT: { guard: 'byAnother', target: 'credited' }, DROP_CREDIT: 'open' } },
    /** It was credited to a member. */
    credited: { type: 'final' },
    /** The bank sent it back to the payer. */
    returned: { type: 'final' },
  },
});
