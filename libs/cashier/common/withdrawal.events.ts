import { z } from 'zod';
import { definePush } from '#libs/platform/common/push';
import { withdrawalDetail } from './withdrawal.calls.js';

/** The withdrawal as `getWithdrawal` gives it, so that no client has to ask. */
const data = withdrawalDetail.extend({
  /** When this happened, ISO 8601. */
  at: z.string(),
  /** Name of the site, for the notice. */
  site: z.string(),
});

/** About one tranche, which this event may have closed; `tranche` is only the open one. */
const ofTranche = data.extend({
  /** The amount of the tranche: a part of the withdrawal. Of a refunded one what the wallet gets: with the fee that was taken with it. */
  part: z.string(),
});

export const withdrawalRequested = definePush({
  name: 'withdrawal.requested',
  summary: 'A withdrawal was ordered and its amount put on hold',
  data,
});

export const withdrawalApproved = definePush({
  name: 'withdrawal.approved',
  summary: 'An operator approved it; the payout follows',
  data,
});

export const withdrawalRejected = definePush({
  name: 'withdrawal.rejected',
  summary: 'An operator refused it; the hold was released',
  data,
});

export const withdrawalDistributed = definePush({
  name: 'withdrawal.distributed',
  summary: 'A tranche was sent, and the member is asked to confirm it before `deadlineAt`',
  data,
});

export const withdrawalReminded = definePush({
  name: 'withdrawal.reminded',
  summary: 'The member is asked again whether the tranche arrived, some time before `deadlineAt`',
  data,
});

export const withdrawalReceived = definePush({
  name: 'withdrawal.received',
  summary: 'A tranche counts as received',
  data: ofTranche.extend({ by: z.enum(['member', 'timeout', 'forced']) }),
});

export const withdrawalDisputed = definePush({
  name: 'withdrawal.disputed',
  summary: 'The member says that a tranche did not arrive; an operator looks into it',
  data,
});

export const withdrawalResolved = definePush({
  name: 'withdrawal.resolved',
  summary: 'A dispute is over: its tranche was sent again, refunded, or counted as received',
  data: ofTranche.extend({ outcome: z.enum(['resent', 'refunded', 'forced']) }),
});
