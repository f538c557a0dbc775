import { z } from 'zod';
import { definePush } from '#libs/platform/common/push';
import { depositSummary } from './deposit.calls.js';

/** Everything that a client shows of a deposit, so that it need not ask. */
const data = depositSummary.extend({
  /** When this happened, ISO 8601. */
  at: z.string(),
  /** Name of the site, for the notice. */
  site: z.string(),
});

export const depositCreated = definePush({
  name: 'deposit.created',
  summary: 'A deposit was ordered, or its page at the provider was opened',
  data,
});

export const depositCredited = definePush({
  name: 'deposit.credited',
  summary: 'The provider has the money, and the balance has it too',
  data,
});

export const depositFailed = definePush({
  name: 'deposit.failed',
  summary: 'The provider refused, nobody paid in time, or the amount was another (`underReview`)',
  data,
});
