import { takeWithoutReplacement } from '../fairness.js';
import type { InstantBet, InstantRules } from './rules.js';

/** Mines: tiles are turned over one by one; each safe one raises the payout, a mine takes it. */

export const TILES = 25;
/** The step that ends a round with its payout; the others are the tiles from 0 on, row by row. */
export const CASH_OUT = TILES;
/** Of a fair payout, in hundredths: the house keeps 1 %. */
const RETURN_SHARE = 99n;

const ALL_TILES = Array.from({ length: TILES }, (_, tile) => tile);

/** How many ways there are to choose `some` of `all`. */
function waysOf(all: number, some: number): bigint {
  let ways = 1n;
  for (let taken = 0; taken < some; taken += 1) ways = (ways * BigInt(all - taken)) / BigInt(taken + 1);
  return ways;
}

/** What `safe` safe tiles of a board with so many mines pay, in minor units, rounded down; 0 for none. */
export function minesPayout(stake: bigint, mines: number, safe: number): bigint {
  if (safe === 0) return 0n;
  return (stake * RETURN_SHARE * waysOf(TILES, mines)) / (100n * waysOf(TILES - safe, mines));
}

/** No further tile can be turned over: none is safe, or the payout would be above the largest win. */
function isComplete({ stake, choice, maxWin }: InstantBet, safe: number): boolean {
  return safe === TILES - choice || minesPayout(stake, choice, safe + 1) > maxWin;
}

export const mines: InstantRules = {
  names: { en: 'Lily Mines', bn: 'শাপলা মাইনস', ar: 'ألغام الزنبق' },
  lobbyClass: 'mini',
  rtp: Number(RETURN_SHARE) / 100,
  best: 1,
  choices: { min: 1, max: TILES - 1, usual: 3 },
  numbers: (count) => count,
  deal: (numbers) => takeWithoutReplacement(numbers, ALL_TILES),
  turn: (hidden, bet, steps) => {
    let safe = 0;
    for (const [index, step] of steps.entries()) {
      const last = index === steps.length - 1;
      const ended = { over: true, payout: minesPayout(bet.stake, bet.choice, safe), shown: [...hidden] };
      if (step === CASH_OUT) return last && safe > 0 ? ended : null;
      if (!ALL_TILES.includes(step) || steps.indexOf(step) !== index || isComplete(bet, safe)) return null;
      if (hidden.includes(step)) return last ? { ...ended, payout: 0n } : null;
      safe += 1;
    }
    const over = isComplete(bet, safe);
    return { over, payout: minesPayout(bet.stake, bet.choice, safe), shown: over ? [...hidden] : [] };
  },
};
