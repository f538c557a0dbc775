import { z } from 'zod';
import { currencyCode } from '#libs/money/currency-code';
import { REFERRAL_SIDES, REWARD_KINDS } from './campaign.js';
import { ENTITLEMENT_STATES } from './promotions.calls.js';

/** What two members have in common: a device, a bank account's number or holder, a mail address, or a range of network addresses. */
export const LIKENESSES = ['device', 'bank-account', 'holder', 'mail', 'address'] as const;
export type Likeness = (typeof LIKENESSES)[number];

const memberName = z.object({ id: z.string(), account: z.string() });

/** A reward that an operator has to look at before it is given, or had to. `amount`: a wire amount, of points and free rounds a whole number. */
export const heldReward = z.object({
  id: z.uuid(),
  member: z.string(),
  account: z.string(),
  promotion: z.uuid(),
  title: z.string(),
  kind: z.enum(REWARD_KINDS),
  amount: z.string(),
  currency: currencyCode,
  status: z.enum(ENTITLEMENT_STATES),
  heldAt: z.string(),
});
export type HeldReward = z.output<typeof heldReward>;

export const heldRewardDetail = heldReward.extend({
  /** Of a referral: who has referred whom, and what looks alike. Both sides are decided together. */
  referral: z
    .object({
      side: z.enum(REFERRAL_SIDES),
      referrer: memberName,
      referred: memberName,
      registeredAt: z.string(),
      likenesses: z.array(z.object({ other: memberName, kinds: z.array(z.enum(LIKENESSES)) })),
      /** Held with this one, of the other side or another campaign. */
      together: z.int(),
    })
    .nullable(),
  /** Other new members of the same network who had a reward on the day, where it is held for that. */
  sameNetwork: z.array(memberName),
});
export type HeldRewardDetail = z.output<typeof heldRewardDetail>;
