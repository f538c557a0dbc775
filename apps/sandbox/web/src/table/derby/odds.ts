import type { TableState } from '../../../../common/shared-round/api';
import { type DerbySpot, villageDerby } from '../../../../common/shared-round/village-derby';

const OTHER = { meron: 'wala', wala: 'meron' } as const;

/** What a side would pay with its stake if bets closed now, in hundredths; null while a side has no stakes. */
export function oddsNow(spot: DerbySpot, staked: TableState['pool']): number | null {
  const pool = Object.fromEntries(Object.entries(staked).map(([name, stake]) => [name, BigInt(stake)]));
  const own = pool[spot] ?? 0n;
  if (own === 0n || (pool[OTHER[spot]] ?? 0n) === 0n) return null;
  return Number((villageDerby.spotPayout({ winner: spot }, spot, own, pool) * 100n) / own);
}
