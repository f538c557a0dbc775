import { z } from 'zod';
import { definePush } from '#libs/platform/common/push';
import { depositDetail } from './deposit.calls.js';

/**
 * The deposit as `getDeposit` gives it, so that no client has to fetch it. Only `payUrl` is missing, since it depends on
 * the reader's language: a client keeps the one that it has.
 */
const data = depositDetail.omit({ payUrl: true }).extend({
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

export const depositReversed = definePush({
  name: 'deposit.reversed',
  summary: 'The payment was taken back from the balance; what the wallet lacked is owed',
  data: data.extend({
    /** What the wallet lacked and the member owes for this deposit, as decimal text. */
    owed: z.string(),
  }),
});

export const depositFailed = definePush({
  name: 'deposit.failed',
  summary: 'The provider refused, nobody paid in time, or the amount was another (`underReview`)',
  data,
});
