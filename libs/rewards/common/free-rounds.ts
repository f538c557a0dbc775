import { z } from 'zod';

/** Free rounds that one member may be granted at once. */
export const MOST_ROUNDS = 1000;

export const WINNINGS = ['cash', 'bonus'] as const;

/**
 * Of a reward of free rounds: the node id of the title, the stake of each round (a wire amount), how many days they can be played, and
 * what is won becomes: own money or bonus money, under the wagering of the reward.
 */
export const freeRoundTerms = z.strictObject({
  title: z.int().min(1).max(2_147_483_647),
  value: z.string().regex(/^\d{1,12}(\.\d{1,3})?$/),
  days: z.int().min(1).max(90),
  winnings: z.enum(WINNINGS),
});
export type FreeRoundTerms = z.output<typeof freeRoundTerms>;

/**
 * `offered`: the vendor has not confirmed them yet. They are over when they are `played` or `expired`, or `revoked`: refused by the vendor, or
 * taken back.
 */
export const FREE_ROUND_STATES = ['offered', 'active', 'played', 'expired', 'revoked'] as const;
export type FreeRoundState = (typeof FREE_ROUND_STATES)[number];

/** Free rounds of a member. Amounts are wire amounts; what they have won is paid when they are over. */
export const ownFreeRounds = z.object({
  title: z.int(),
  /** Of the game, in the reader's language. */
  game: z.string(),
  value: z.string(),
  count: z.int(),
  left: z.int(),
  won: z.string(),
  winnings: z.enum(WINNINGS),
  status: z.enum(FREE_ROUND_STATES),
  endsAt: z.string(),
});
export type OwnFreeRounds = z.output<typeof ownFreeRounds>;
