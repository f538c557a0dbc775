import { z } from 'zod';
import { definePush } from '#libs/platform/common/push';
import { payoutSummary } from './salary.calls.js';

const data = payoutSummary.extend({
  /** When this happened, ISO 8601. */
  at: z.string(),
});

export const salaryPaid = definePush({
  name: 'salary.paid',
  summary: 'A salary was paid into the wallet',
  data,
});

/** Goes to payee and payer, when the dividend is paid and when it becomes `unpaid`; of a dividend by the house, to the payee. */
export const dividendPaid = definePush({
  name: 'dividend.paid',
  summary: 'A dividend was paid into the wallet, out of it, or could not be paid (`status` unpaid)',
  data,
});
