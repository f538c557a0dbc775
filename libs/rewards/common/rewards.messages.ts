import { z } from 'zod';
import { defineMessageKind } from '#libs/messaging/common/message-kind';
import { currencyCode } from '#libs/money/currency-code';
import { REWARD_KINDS } from './campaign.js';

/** `amount`: what was paid for it, a wire amount; "0" for a level that was reached before. */
export const levelReachedMessage = defineMessageKind({
  name: 'level.reached',
  category: 'rewards',
  data: z.object({ level: z.int(), amount: z.string(), currency: currencyCode }),
});

export const rebatePaidMessage = defineMessageKind({
  name: 'rebate.paid',
  category: 'rewards',
  data: z.object({ kind: z.enum(['automatic', 'weekly']), amount: z.string(), currency: currencyCode }),
});

/** A reward can be claimed, or was paid by itself. `amount`: a wire amount, of points and free rounds a whole number; titles by language. */
export const rewardMessage = defineMessageKind({
  name: 'reward.given',
  category: 'rewards',
  data: z.object({
    titles: z.record(z.string(), z.string()),
    kind: z.enum(REWARD_KINDS),
    amount: z.string(),
    currency: currencyCode,
    /** Until when it can be claimed; `null`: it was paid. */
    lapsesAt: z.string().nullable(),
  }),
});

/** An operator has rejected an application. Titles of the promotion by language; how often the member may apply again. */
export const applicationRejectedMessage = defineMessageKind({
  name: 'application.rejected',
  category: 'rewards',
  data: z.object({
    promotion: z.uuid(),
    titles: z.record(z.string(), z.string()),
    reason: z.string(),
    triesLeft: z.int(),
  }),
});

/** Free rounds are over, and what they have won was paid. `amount`: a wire amount; titles of the promotion by language. */
export const freeRoundsMessage = defineMessageKind({
  name: 'free-rounds.paid',
  category: 'rewards',
  data: z.object({
    titles: z.record(z.string(), z.string()),
    kind: z.enum(['cash', 'bonus']),
    amount: z.string(),
    currency: currencyCode,
  }),
});

/** An operator has decided about a redemption. Names by language; `reason`: why it was rejected. */
export const redemptionMessage = defineMessageKind({
  name: 'redemption.decided',
  category: 'rewards',
  data: z.object({
    referenceNo: z.string(),
    names: z.record(z.string(), z.string()),
    quantity: z.int(),
    status: z.enum(['approved', 'completed', 'rejected']),
    pointsRequired: z.int(),
    reason: z.string().nullable(),
  }),
});

/** Not for a bonus that the member gave up. Wire amounts: what was given, what became own money, and what went back to the house. */
export const bonusEndedMessage = defineMessageKind({
  name: 'bonus.ended',
  category: 'rewards',
  data: z.object({
    status: z.enum(['released', 'spent', 'expired', 'forfeited', 'cancelled']),
    amount: z.string(),
    paid: z.string(),
    lost: z.string(),
    currency: currencyCode,
  }),
});

export const REWARD_MESSAGES = [
  levelReachedMessage,
  rebatePaidMessage,
  rewardMessage,
  applicationRejectedMessage,
  freeRoundsMessage,
  redemptionMessage,
  bonusEndedMessage,
];
