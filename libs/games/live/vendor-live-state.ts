import { z } from 'zod';
import { toWire } from '#libs/money/amount';
import { type Currency, digitsOf } from '#libs/money/currency';
import { MAX_RESULTS } from '../common/live.calls.js';
import { minorUnitsOf } from '../wallet/protocol-amount.js';

/** More entries than this of a kind are not read. */
const MAX_ENTRIES = 200;

/** Currency x 100000. */
const amount = z.int().nonnegative();
const gameCode = z.string().min(1).max(60);
const count = z.int().min(0).max(1_000_000);

const answer = z.object({
  tables: z.array(z.unknown()).default([]),
  jackpots: z.array(z.unknown()).default([]),
});

const table = z
  .object({
    game_code: gameCode,
    state: z.enum(['open', 'closed']),
    players: count,
    seats: count.min(1).nullable(),
    min_bet: amount,
    max_bet: amount,
    results: z.array(z.string().trim().min(1).max(16)).max(MAX_RESULTS),
  })
  .refine(({ players, seats }) => seats === null || players <= seats)
  .refine(({ min_bet, max_bet }) => min_bet <= max_bet);

const jackpot = z.object({ game_code: gameCode, amount });

export interface VendorTable {
  gameCode: string;
  state: 'open' | 'closed';
  players: number;
  seats: number | null;
  minBet: string;
  maxBet: string;
  results: string[];
}

export interface VendorJackpot {
  gameCode: string;
  amount: string;
}

/**
 * A vendor's answer to `/game/live`, entry by entry: one that cannot be true, or whose limits are finer than the currency, is
 * left out, and of two with the same code the second. A pot is rounded down to the currency's minor unit.
 * @throws ZodError if it is no such answer at all
 */
export function readVendorLiveState(
  value: unknown,
  currency: Currency,
): { tables: VendorTable[]; jackpots: VendorJackpot[] } {
  const lists = answer.parse(value);
  return {
    tables: entriesOf(lists.tables, table, ({ game_code, min_bet, max_bet, ...facts }) => {
      const [min, max] = [minorUnitsOf(min_bet, currency), minorUnitsOf(max_bet, currency)];
      if (min === undefined || max === undefined) return null;
      return { ...facts, gameCode: game_code, minBet: wire(min, currency), maxBet: wire(max, currency) };
    }),
    jackpots: entriesOf(lists.jackpots, jackpot, (pot) => {
      const unit = 10 ** (5 - digitsOf(currency));
      return { gameCode: pot.game_code, amount: wire(Math.floor(pot.amount / unit), currency) };
    }),
  };
}

function entriesOf<Schema extends z.ZodType, Entry extends { gameCode: string }>(
  list: unknown[],
  schema: Schema,
  entryOf: (read: z.output<Schema>) => Entry | null,
): Entry[] {
  const entries = new Map<string, Entry>();
  for (const raw of list.slice(0, MAX_ENTRIES)) {
    const read = schema.safeParse(raw);
    const entry = read.success ? entryOf(read.data) : null;
    if (entry && !entries.has(entry.gameCode)) entries.set(entry.gameCode, entry);
  }
  return [...entries.values()];
}

const wire = (minor: number, currency: Currency): string => toWire(BigInt(minor), currency);
