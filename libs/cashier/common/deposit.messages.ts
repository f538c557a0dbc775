import { z } from 'zod';
import { defineMessageKind } from '#libs/messaging/common/message-kind';
import { currencyCode } from '#libs/money/currency-code';

const data = z.object({
  site: z.string(),
  amount: z.string(),
  currency: currencyCode,
  at: z.string(),
  /** The deposit. */
  reference: z.string(),
  status: z.string(),
  underReview: z.boolean(),
});

export const depositCreditedMessage = defineMessageKind({
  name: 'deposit.credited',
  category: 'money',
  data,
});

export const depositFailedMessage = defineMessageKind({ name: 'deposit.failed', category: 'money', data });

export const depositReversedMessage = defineMessageKind({
  name: 'deposit.reversed',
  category: 'money',
  data: data.extend({
    /** What the member owes for it, as decimal text. */
    owed: z.string(),
  }),
});

export const DEPOSIT_MESSAGES = [depositCreditedMessage, depositFailedMessage, depositReversedMessage];
