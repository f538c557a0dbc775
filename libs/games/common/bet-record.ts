import { z } from 'zod';
import { currencyCode } from '#libs/money/currency-code';
import { CATEGORIES, SCENES } from './games.calls.js';

/** A round is `open` until the vendor closes it, and `void` when all of its bets were rolled back. */
export const BET_STATES = ['open', 'settled', 'void'] as const;
export type BetState = (typeof BET_STATES)[number];

/** One round of one member, with all of its bets and wins. Amounts are wire amounts. */
export const betSummary = z.object({
  id: z.string(),
  nodeId: z.int(),
  gameCode: z.string(),
  /** By language code; EN is always present. */
  gameNames: z.record(z.string(), z.string()),
  gameType: z.enum(CATEGORIES),
  scene: z.enum(SCENES),
  vendor: z.string(),
  vendorName: z.string(),
  /** The vendor's name of the round. */
  round: z.string(),
  stake: z.string(),
  payout: z.string(),
  currency: currencyCode,
  status: z.enum(BET_STATES),
  openedAt: z.string(),
  settledAt: z.string().nullable(),
});
export type BetSummary = z.output<typeof betSummary>;
