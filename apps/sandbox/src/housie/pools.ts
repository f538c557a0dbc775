import { isRefunded, PRACTICE, playPool, type Sold } from '../../common/housie/game.js';
import { type Prize, wonBy } from '../../common/housie/prizes.js';
import { type HousieDraw, type HousieInput, poolKeyOf, type Round, type Session } from '../vendor/records.js';
import type { Outcome } from '../vendor/rounds.service.js';
import { seedsOf } from './draws.js';

/** Bought tickets that the portal has accepted. */
export interface Purchase {
  session: Session;
  round: Round;
  input: HousieInput;
}

/** What the players of one pool have bought, and what came of it. */
export interface PlayedPool {
  price: string;
  sold: Sold[];
  prizes: Prize[];
}

/**
 * What is sold in each pool. With play money the practice players take part, so that nobody is alone; whoever is alone
 * otherwise gets the stake back.
 */
export function soldByPool(
  purchases: readonly Purchase[],
  priceOf: (session: Session) => bigint,
): NonNullable<HousieDraw['sold']> {
  const pools: NonNullable<HousieDraw['sold']> = {};
  for (const { session, input } of purchases) {
    const key = poolKeyOf(session);
    pools[key] ??= { price: String(priceOf(session)), sold: session.demo ? [...PRACTICE] : [] };
    pools[key].sold.push({ strip: input.strip, tickets: input.tickets });
  }
  return pools;
}

/** Plays every pool of a draw; what they win follows from its seed and from what was sold. */
export async function playPools(draw: HousieDraw): Promise<Map<string, PlayedPool>> {
  const pools = new Map<string, PlayedPool>();
  for (const [key, { price, sold }] of Object.entries(draw.sold ?? {}))
    pools.set(key, { price, sold, prizes: await playPool(seedsOf(draw), sold, BigInt(price)) });
  return pools;
}

/** With how many balls the last full house is won; 0 where every stake goes back. */
export const ballsOfPools = (pools: ReadonlyMap<string, PlayedPool>): number =>
  Math.max(0, ...[...pools.values()].flatMap(({ prizes }) => prizes.map(({ ball }) => ball)));

/** How a player's round ends. */
export function outcomeOf({ round, input }: Purchase, { price, sold, prizes }: PlayedPool): Outcome {
  const refunded = isRefunded(sold);
  const { strip, tickets } = input;
  const own = prizes.flatMap(({ kind, winners }) => {
    const amount = winners.reduce((sum, winner) => sum + (winner.strip === strip ? winner.amount : 0n), 0n);
    return amount > 0n ? [{ kind, amount: String(amount) }] : [];
  });
  const stake = BigInt(round.stake);
  return {
    round,
    result: { kind: 'housie', strip, tickets, result: { sold, price, refunded, prizes: own } },
    payout: refunded ? stake : wonBy(prizes, strip),
    validAmount: refunded ? 0n : stake,
  };
}
