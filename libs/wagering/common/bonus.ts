import { z } from 'zod';
import { currencyCode } from '#libs/money/currency-code';
import { planRate } from './wagering-plan.js';

/** It waits; it is played with; its last day has passed, and rounds of it are still open. */
export const OPEN_BONUS_STATES = ['queued', 'active', 'closing'] as const;
export const BONUS_STATES = [
  ...OPEN_BONUS_STATES,
  'released',
  'spent',
  'expired',
  'given-up',
  'forfeited',
  'cancelled',
] as const;
export type BonusState = (typeof BONUS_STATES)[number];

/** A bonus as its member sees it. Amounts are wire amounts, moments ISO 8601. */
export const bonus = z.object({
  id: z.string(),
  /** What it was given for. */
  source: z.string(),
  status: z.enum(BONUS_STATES),
  currency: currencyCode,
  /** What was given, and what is there of it now. */
  amount: z.string(),
  money: z.string(),
  /** What has to be staked, and what is left of it. */
  required: z.string(),
  left: z.string(),
  /** Whether whole stakes count, or their bonus money alone. */
  counts: z.enum(['all', 'bonus']),
  /** How many percent of a stake games count, the highest first. */
  rates: z.array(planRate),
  /** The largest stake of a round that contains bonus money. */
  maxBet: z.string().nullable(),
  /** The most that becomes own money. */
  releaseCap: z.string().nullable(),
  /** Whether a withdrawal ends it. */
  onWithdrawal: z.enum(['forfeit', 'keep']),
  /** Since when it is played with, or waits. */
  openedAt: z.string(),
  /** It waits until then at most. */
  activateBefore: z.string().nullable(),
  /** It may be staked before this moment. */
  expiresAt: z.string().nullable(),
  closedAt: z.string().nullable(),
  /** What became own money at its end, and what went back to the house. */
  paid: z.string().nullable(),
  lost: z.string().nullable(),
});
export type Bonus = z.output<typeof bonus>;

/** What a member would lose with a bonus, as a wire amount: what is there of it, or what waits. */
export const bonusAtStake = ({ status, amount, money }: Bonus): string =>
  status === 'queued' ? amount : money;

const PLACES = { active: 0, closing: 0, queued: 1 } as const;
const placeOf = ({ status }: Bonus): number => (status in PLACES ? PLACES[status as keyof typeof PLACES] : 2);

/** The one that is played with, those that wait, and those that ended, the last first. */
export function bonusOrder(one: Bonus, other: Bonus): number {
  const places = placeOf(one) - placeOf(other);
  if (places !== 0) return places;
  if (one.closedAt !== null && one.closedAt !== other.closedAt)
    return one.closedAt < (other.closedAt ?? '') ? 1 : -1;
  return one.closedAt === null ? Number(one.id) - Number(other.id) : Number(other.id) - Number(one.id);
}
