import { z } from 'zod';
import { defineMessageKind } from '#libs/messaging/common/message-kind';
import { currencyCode } from '#libs/money/currency-code';

const data = z.object({
  site: z.string(),
  /** The amount of the tranche, where the message is about one, and with its fee if it was refunded; else of the withdrawal. */
  amount: z.string(),
  currency: currencyCode,
  at: z.string(),
  /** The withdrawal. */
  reference: z.string(),
  status: z.string(),
});

export const withdrawalApprovedMessage = defineMessageKind({
  name: 'withdrawal.approved',
  category: 'money',
  data,
});

export const withdrawalRejectedMessage = defineMessageKind({
  name: 'withdrawal.rejected',
  category: 'money',
  data: data.extend({ reason: z.string() }),
});

export const withdrawalDistributedMessage = defineMessageKind({
  name: 'withdrawal.distributed',
  category: 'money',
  /** Until when the tranche may be answered, ISO 8601. */
  data: data.extend({ deadlineAt: z.string().optional() }),
});

/**
 * Written only where the deadline passed without an answer. The push of this name is wider: it also reports the member's
 * own answer, which needs no message, and a forced receipt, about which `withdrawal.resolved` is written.
 */
export const withdrawalReceivedMessage = defineMessageKind({
  name: 'withdrawal.received',
  category: 'money',
  data,
});

/** How the dispute of a tranche was resolved. */
export const withdrawalResolvedMessage = defineMessageKind({
  name: 'withdrawal.resolved',
  category: 'money',
  data: data.extend({ outcome: z.enum(['resent', 'refunded', 'forced']) }),
});

export const WITHDRAWAL_MESSAGES = [
  withdrawalApprovedMessage,
  withdrawalRejectedMessage,
  withdrawalDistributedMessage,
  withdrawalReceivedMessage,
  withdrawalResolvedMessage,
];
