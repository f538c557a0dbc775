import { setup } from 'xstate';

/** The life of a deposit. Money is credited on entering `paid`, and nowhere else. */
export const depositChart = setup({
  types: { events: {} as { type: 'OPEN' } | { type: 'PAY' } | { type: 'FAIL' } | { type: 'EXPIRE' } },
}).createMachine({
  id: 'deposit',
  initial: 'created',
  states: {
    /** Ordered by the member; the provider's page has not been opened yet. */
    created: { on: { OPEN: 'pending', PAY: 'paid', FAIL: 'failed', EXPIRE: 'expired' } },
    /** The provider shows its page and waits for the money. */
    pending: { on: { PAY: 'paid', FAIL: 'failed', EXPIRE: 'expired' } },
    /** The provider has the money and the member was credited, once. */
    paid: { type: 'final' },
    /** Refused by the provider. The member may try again there, so it may still become paid. */
    failed: { on: { PAY: 'paid' } },
    /** Nobody paid in time. What is paid late is credited all the same. */
    expired: { on: { PAY: 'paid' } },
  },
});
