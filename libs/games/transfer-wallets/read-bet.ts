import { z } from 'zod';
import { type Currency, isCurrency } from '#libs/money/currency';
import { minorUnitsOf } from '../wallet/protocol-amount.js';

const name = z.string().regex(/^[\x21-\x7e]{1,100}$/);
const amount = z.int().nonnegative();
const moment = z.iso.datetime({ offset: true });

const wireBet = z.object({
  id: name,
  user: z.string().regex(/^[1-9]\d{0,17}$/),
  currency: z.string(),
  game_code: name,
  round: name,
  stake: amount,
  win: amount,
  valid_amount: amount,
  placed_at: moment,
  settled_at: moment,
  state: z.enum(['settled', 'void']),
});

/** A bet of a vendor with amounts in minor units. */
export interface ReadBet {
  id: string;
  user: string;
  currency: Currency;
  gameCode: string;
  round: string;
  stake: number;
  win: number;
  validAmount: number;
  placedAt: Date;
  isVoid: boolean;
}

/**
 * `null` for a bet that breaks the protocol: a field that cannot be read, an amount finer than the currency, more at risk than
 * was staked, or a void bet that moved money.
 */
export function readBet(body: unknown): ReadBet | null {
  const parsed = wireBet.safeParse(body);
  if (!parsed.success || !isCurrency(parsed.data.currency)) return null;
  const { id, user, currency, game_code, round, placed_at, state } = parsed.data;
  const stake = minorUnitsOf(parsed.data.stake, currency);
  const win = minorUnitsOf(parsed.data.win, currency);
  const validAmount = minorUnitsOf(parsed.data.valid_amount, currency);
  if (stake === undefined || win === undefined || validAmount === undefined || validAmount > stake)
    return null;
  const isVoid = state === 'void';
  if (isVoid && (stake > 0 || win > 0)) return null;
  const placedAt = new Date(placed_at);
  return { id, user, currency, gameCode: game_code, round, stake, win, validAmount, placedAt, isVoid };
}
