import { CURRENCIES, type Currency } from '#libs/money/currency';
import { nameUuid } from '#libs/platform/crypto/name-uuid';
import type { WalletItem } from './wallet-item.js';

/** The digits of each currency, as `games.apply_wallet` takes them. */
export const CURRENCY_DIGITS = JSON.stringify(
  Object.fromEntries(Object.entries(CURRENCIES).map(([code, { digits }]) => [code, digits])),
);

/** One member's round at a title of the portal's own: all of its bets and what they win. */
export interface HouseRound {
  brand: string;
  /** Of a vendor whose wallet is the house's. */
  vendor: string;
  /** The title's code. */
  title: string;
  /** Unique for the vendor, the brand and the member. */
  round: string;
  member: string;
  currency: Currency;
}

/** A movement of a round of the house for `games.apply_wallet`, which a context above passes on in its own SQL function. */
export type HouseItem = Omit<WalletItem, 'token'> & { token: null };

interface Movement {
  op: HouseItem['op'];
  /** The transaction: the same one has one effect. */
  id: string;
  /** Minor units. */
  amount: bigint;
  reference?: string;
  closes?: boolean;
  validAmount?: bigint;
}

function houseItem({ title, member, ...round }: HouseRound, movement: Movement): HouseItem {
  const { op, id, amount, reference = null, closes = false, validAmount } = movement;
  return {
    op,
    vendor: round.vendor,
    brand: round.brand,
    user: member,
    currency: round.currency,
    token: null,
    game_code: title,
    round: round.round,
    round_closed: closes,
    tx: id,
    reference,
    amount: Number(amount),
    valid_amount: validAmount === undefined ? null : Number(validAmount),
    free: false,
    reward: null,
    print: nameUuid(
      op,
      round.brand,
      title,
      round.round,
      member,
      round.currency,
      String(amount),
      reference ?? '',
    ),
    request_uuid: id,
  };
}

/** Stakes minor units. */
export const houseBet = (round: HouseRound, id: string, amount: bigint): HouseItem =>
  houseItem(round, { op: 'bet', id, amount });

/** Ends a round with what its bets win, nothing included; `bet` is one of them. `validAmount` is the part of its stakes that was at risk. */
export const houseEnd = (
  round: HouseRound,
  { id, bet, amount, validAmount }: { id: string; bet: string; amount: bigint; validAmount: bigint },
): HouseItem => houseItem(round, { op: 'win', id, reference: bet, amount, closes: true, validAmount });

/** Takes back a bet or a win of this amount. */
export const houseRollback = (
  round: HouseRound,
  { id, of, amount }: { id: string; of: string; amount: bigint },
): HouseItem => houseItem(round, { op: 'rollback', id, reference: of, amount });
