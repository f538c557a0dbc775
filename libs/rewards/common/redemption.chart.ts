import { setup } from 'xstate';

type RedemptionEvent = { type: 'APPROVE' } | { type: 'COMPLETE' } | { type: 'REJECT' };

/** The states of a redemption. Chips and cash are paid at once, and begin as completed. */
export const redemptionChart = setup({ types: { events: {} as RedemptionEvent } }).createMachine({
  id: 'redemption',
  initial: 'in-process',
  states: {
    'in-process': { on: { APPROVE: 'approved', REJECT: 'rejected' } },
    /** The goods are on their way. */
    approved: { on: { COMPLETE: 'completed', REJECT: 'rejected' } },
    completed: { type: 'final' },
    /** Points, amount and stock were given back. */
    rejected: { type: 'final' },
  },
});
