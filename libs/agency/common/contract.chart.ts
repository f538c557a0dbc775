import { setup } from 'xstate';

/** Who acts. The `rule` is a newer contract above or in place of this one. */
export type ContractActor = 'upline' | 'downline' | 'rule';

/** What the guards look at. */
export interface ContractContext {
  by?: ContractActor;
}

type ContractEvent =
  | { type: 'ACCEPT' }
  | { type: 'REJECT' }
  | { type: 'WITHDRAW' }
  | { type: 'TERMINATE' }
  | { type: 'REPLACE' }
  | { type: 'END' };

/**
 * The life of one version of a contract. It begins and ends with a period of its kind (`in_force_from`,
 * `in_force_until`), so what has accrued is always settled under the terms of its time.
 */
export const contractChart = setup({
  types: { context: {} as ContractContext, events: {} as ContractEvent },
  guards: {
    byUpline: ({ context }) => context.by === 'upline',
    byDownline: ({ context }) => context.by === 'downline',
    byRule: ({ context }) => context.by === 'rule',
    byParty: ({ context }) => context.by === 'upline' || context.by === 'downline',
    notByDownline: ({ context }) => context.by === 'upline' || context.by === 'rule',
  },
}).createMachine({
  id: 'contract',
  context: {},
  initial: 'offered',
  states: {
    /** The upline has made it; the downline answers. A newer offer of the same kind takes it back. */
    offered: {
      on: {
        ACCEPT: { guard: 'byDownline', target: 'active' },
        REJECT: { guard: 'byDownline', target: 'rejected' },
        WITHDRAW: { guard: 'notByDownline', target: 'withdrawn' },
      },
    },
    /** Accepted; in force from the next period on, and until somebody ends it. */
    active: {
      on: {
        TERMINATE: { guard: 'byParty', target: 'ending' },
        REPLACE: { guard: 'byRule', target: 'ending' },
      },
    },
    /** In force until the end of the present period. */
    ending: { on: { END: { guard: 'byRule', target: 'ended' } } },
    /** No longer in force. */
    ended: { type: 'final' },
    /** The downline did not want it. */
    rejected: { type: 'final' },
    /** Taken back before it was answered. */
    withdrawn: { type: 'final' },
  },
});
