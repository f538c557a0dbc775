import { setup } from 'xstate';

/** Who acts. `rule`: the system, because a newer contract replaces this one or no longer allows it. */
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
 * The states of one version of a contract. It begins and ends with a period of its kind (`in_force_from`, `in_force_until`), so
 * that every period is settled under one version.
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
    /** Waits for the downline's answer. The upline, or a newer offer of the same kind, withdraws it. */
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
    /** The downline declined it. */
    rejected: { type: 'final' },
    /** Withdrawn before it was answered. */
    withdrawn: { type: 'final' },
  },
});
