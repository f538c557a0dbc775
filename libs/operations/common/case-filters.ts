import { z } from 'zod';

const moment = z.iso.datetime({ offset: true });

/** Finds cases by text and by day; every queue has these filters. */
export const textAndDays = {
  /** How an account, an order's id or a reference begins. */
  search: z.string().trim().min(1).max(100).optional(),
  /** Moments: `from` included, `to` not. */
  from: moment.optional(),
  to: moment.optional(),
};

/** The filters of a queue whose cases have an amount. */
export const caseFilters = {
  ...textAndDays,
  /** Amounts of the brand's currency, both included. */
  amountFrom: z.string().max(40).optional(),
  amountTo: z.string().max(40).optional(),
};

/** Whether somebody has proposed a way out, which another operator has to confirm. */
export const CREDIT_PROPOSAL_STATES = ['open', 'proposed'] as const;
