import { setup } from 'xstate';

/** The values that the guards look at. */
export interface EntitlementContext {
  /** How often the member may still apply; `null` of a reward for which nobody applies. */
  triesLeft?: number | null;
}

type EntitlementEvent =
  | { type: 'QUALIFY' }
  | { type: 'ISSUE' }
  | { type: 'APPLY' }
  | { type: 'TAKE' }
  | { type: 'DROP' }
  | { type: 'CLAIM' }
  | { type: 'REOPEN' }
  | { type: 'PAY' }
  | { type: 'REJECT' }
  | { type: 'LAPSE' }
  | { type: 'CLOSE' };

/** The states of one member's claim to one reward of a campaign. */
export const entitlementChart = setup({
  types: { context: {} as EntitlementContext, events: {} as EntitlementEvent },
  guards: {
    triesAreLeft: ({ context }) => (context.triesLeft ?? 0) > 0,
    isAppliedFor: ({ context }) => typeof context.triesLeft === 'number',
  },
}).createMachine({
  id: 'entitlement',
  context: {},
  initial: 'joined',
  states: {
    /** The member has opted in, and what the campaign waits for has not happened; or may apply. */
    joined: {
      on: {
        QUALIFY: 'claimable',
        ISSUE: 'issued',
        APPLY: { guard: 'triesAreLeft', target: 'applying' },
        CLOSE: 'closed',
      },
    },
    /** The member has applied, and no operator has taken it. */
    applying: { on: { TAKE: 'process', CLOSE: 'closed' } },
    /** An operator looks whether it may be given. */
    process: {
      on: {
        QUALIFY: 'claimable',
        ISSUE: 'issued',
        DROP: { guard: 'isAppliedFor', target: 'applying' },
        REJECT: 'rejected',
        CLOSE: 'closed',
      },
    },
    /** The end, where the member may not apply again. */
    rejected: { on: { APPLY: { guard: 'triesAreLeft', target: 'applying' } } },
    claimable: { on: { CLAIM: 'claimed', PAY: 'issued', LAPSE: 'closed', CLOSE: 'closed' } },
    /** Paid, because the member claimed it. Goods that an operator could not send are chosen anew. */
    claimed: { on: { REOPEN: 'claimable' } },
    /** Paid by itself, at once or because nobody claimed it in time. */
    issued: { type: 'final' },
    closed: { type: 'final' },
  },
});
