import { setup } from 'xstate';

type EntitlementEvent =
  | { type: 'QUALIFY' }
  | { type: 'ISSUE' }
  | { type: 'CLAIM' }
  | { type: 'REOPEN' }
  | { type: 'PAY' }
  | { type: 'REJECT' }
  | { type: 'LAPSE' }
  | { type: 'CLOSE' };

/** The states of one member's claim to one reward of a campaign. */
export const entitlementChart = setup({ types: { events: {} as EntitlementEvent } }).createMachine({
  id: 'entitlement',
  initial: 'joined',
  states: {
    /** The member has opted in, and what the campaign waits for has not happened. */
    joined: { on: { QUALIFY: 'claimable', ISSUE: 'issued', CLOSE: 'closed' } },
    /** An operator looks whether it may be given. */
    process: { on: { QUALIFY: 'claimable', ISSUE: 'issued', REJECT: 'rejected', CLOSE: 'closed' } },
    rejected: { type: 'final' },
    claimable: { on: { CLAIM: 'claimed', PAY: 'issued', LAPSE: 'closed', CLOSE: 'closed' } },
    /** Paid, because the member claimed it. Goods that an operator could not send are chosen anew. */
    claimed: { on: { REOPEN: 'claimable' } },
    /** Paid by itself, at once or because nobody claimed it in time. */
    issued: { type: 'final' },
    closed: { type: 'final' },
  },
});
