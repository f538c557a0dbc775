import { setup } from 'xstate';

/** The states of a deposit. Money is credited on entering `paid` only, and taken back on entering `reversed` only. */
export const depositChart = setup({
  types: {
    events: {} as
      | { type: 'OPEN' }
      | { type: 'PAY' }
      | { type: 'FAIL' }
      | { type: 'EXPIRE' }
      | { type: 'REVERSE' },
  },
}).createMachine({
  id: 'deposit',
  initial: 'created',
  states: {
    /** Ordered by the member; the provider's page has not been opened yet. */
    created: { on: { OPEN: 'pending', PAY: 'paid', FAIL: 'failed', EXPIRE: 'expired' } },
    /** The provider shows its page and waits for the money. */
    pending: { on: { PAY: 'paid', FAIL: 'failed', EXPIRE: 'expired' } },
    /** The provider has the money, and the member was credited once. */
    paid: { on: { REVERSE: 'reversed' } },
    /** The bank took the money back, or an operator decided so. What the wallet lacked is a debt. */
    reversed: { type: 'final' },
    /** Refused by the provider. The member may try again there, so it may still become paid. */
    failed: { on: { PAY: 'paid' } },
    /** It was not paid in time. A late payment is still credited. */
    expired: { on: { PAY: 'paid' } },
  },
});
