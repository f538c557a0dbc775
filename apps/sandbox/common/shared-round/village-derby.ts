import { netted, type SharedRoundRules, type Stakes, stakeOn, totalStake } from './rules.js';

/** Meron against Wala: the stakes of both sides, less a commission, go to the winning one. */

export type DerbySpot = 'meron' | 'wala';

export interface DerbyResult {
  winner: DerbySpot | 'draw';
}

/** Of this many rounds one is a draw; each side wins half of the others. */
export const DERBY_ROUNDS = 25;
/** In hundredths. */
const COMMISSION = 5n;
const DRAWS = 1 / DERBY_ROUNDS;

/** A draw, or nobody to win from: every stake is handed back. */
function isRefunded({ winner }: DerbyResult, pool: Stakes): boolean {
  return winner === 'draw' || stakeOn(pool, 'meron') === 0n || stakeOn(pool, 'wala') === 0n;
}

/** The house's part of a pool, in minor units, rounded down; nothing of a refunded one. */
export function derbyCommission(result: DerbyResult, pool: Stakes): bigint {
  return isRefunded(result, pool) ? 0n : (totalStake(pool) * COMMISSION) / 100n;
}

/**
 * A winning stake's share of the pool less the commission, rounded down. The breakage, less than one minor unit for
 * each winning stake, stays with the house, so that stakes = payouts + commission + breakage.
 */
function spotPayout(result: DerbyResult, spot: string, stake: bigint, pool: Stakes): bigint {
  if (isRefunded(result, pool)) return stake;
  if (spot !== result.winner || stake === 0n) return 0n;
  return (stake * (totalStake(pool) - derbyCommission(result, pool))) / stakeOn(pool, spot);
}

/** What returns to both sides together when the pool has stakes on each; with even sides also to either of them. */
const returned = DRAWS + (1 - DRAWS) * (1 - Number(COMMISSION) / 100);

export const villageDerby: SharedRoundRules<DerbyResult> = {
  names: { en: 'Village Derby', bn: 'গ্রামের লড়াই', ar: 'ديربي القرية' },
  lobbyClass: 'cockfight',
  spots: ['meron', 'wala'] satisfies DerbySpot[],
  returned: { meron: returned, wala: returned },
  best: null,
  rounds: 1,
  numbers: 1,
  deal: ([number = 0]) => {
    if (number >= 1 - DRAWS) return [{ winner: 'draw' }];
    return [{ winner: number < (1 - DRAWS) / 2 ? 'meron' : 'wala' }];
  },
  spotPayout,
  validAmount: (result, stakes, pool) => (isRefunded(result, pool) ? 0n : netted(stakes, 'meron', 'wala')),
  road: ({ winner }) => winner.charAt(0).toUpperCase(),
};
