import { setup } from 'xstate';

interface ThreadContext {
  /** Whether a closed thread may still be opened by a post. */
  canReopen: boolean;
}

type ThreadEvent = { type: 'WRITE' } | { type: 'ANSWER' } | { type: 'CLOSE' };

/** Whose turn it is. A member's post is a WRITE, an operator's an ANSWER. */
export const threadChart = setup({
  types: { context: {} as ThreadContext, events: {} as ThreadEvent },
  guards: { canReopen: ({ context }) => context.canReopen },
}).createMachine({
  id: 'thread',
  context: { canReopen: true },
  initial: 'open',
  states: {
    /** An operator's turn. */
    open: { on: { WRITE: 'open', ANSWER: 'answered', CLOSE: 'closed' } },
    /** The member's turn. */
    answered: { on: { WRITE: 'open', ANSWER: 'answered', CLOSE: 'closed' } },
    closed: { on: { WRITE: { target: 'open', guard: 'canReopen' } } },
  },
});
