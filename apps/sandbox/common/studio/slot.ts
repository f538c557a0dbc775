/** Slots: strips of symbols behind a window, lines from the left, one wild symbol that stands for every other. */

export interface SlotRules {
  /** The strip of each reel, from the top; it goes round. */
  reels: string[][];
  rows: number;
  /** For each line the row in each reel. */
  lines: number[][];
  wild: string | null;
  /** By symbol, from the most valuable: what so many from the left pay, in stakes of one line. */
  paytable: { symbol: string; pays: { count: number; pay: number }[] }[];
}

export interface LineWin {
  line: number;
  symbol: string;
  count: number;
  /** In stakes of one line. */
  pay: number;
}

/** The symbols by reel, each from the top row down. */
export function windowOf(rules: SlotRules, stops: readonly number[]): string[][] {
  return rules.reels.map((strip, reel) =>
    Array.from({ length: rules.rows }, (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length] ?? ''),
  );
}

/** The best win of one line's symbols, or null. */
export function bestOfLine(rules: SlotRules, symbols: readonly string[]): Omit<LineWin, 'line'> | null {
  let best: Omit<LineWin, 'line'> | null = null;
  for (const { symbol, pays } of rules.paytable) {
    const run = runOf(symbols, symbol, rules.wild);
    if (run === 0) continue;
    for (const { count, pay } of pays)
      if (count <= run && pay > (best?.pay ?? 0)) best = { symbol, count, pay };
  }
  return best;
}

function runOf(symbols: readonly string[], symbol: string, wild: string | null): number {
  let run = 0;
  while (run < symbols.length && (symbols[run] === symbol || symbols[run] === wild)) run += 1;
  return run;
}

export function winsOf(rules: SlotRules, window: readonly (readonly string[])[]): LineWin[] {
  const wins: LineWin[] = [];
  for (const [line, rows] of rules.lines.entries()) {
    const win = bestOfLine(
      rules,
      rows.map((row, reel) => window[reel]?.[row] ?? ''),
    );
    if (win) wins.push({ line, ...win });
  }
  return wins;
}

/** What a line's win pays of a whole stake, in minor units; the stake is a multiple of the number of lines. */
export function linePayout(rules: SlotRules, amount: bigint, win: Pick<LineWin, 'pay'>): bigint {
  return (amount / BigInt(rules.lines.length)) * BigInt(win.pay);
}

/**
 * The return to player, exactly: every combination of symbols that the reels can show on a line, each with the number
 * of stops that show it. Each row of a reel shows each symbol equally often, so all lines return the same.
 */
export function returnToPlayer(rules: SlotRules): { paid: bigint; staked: bigint } {
  const counts = rules.reels.map((strip) => [...countSymbols(strip)]);
  let paid = 0n;
  const walk = (reel: number, shown: string[], ways: bigint): void => {
    const symbols = counts[reel];
    if (symbols === undefined) paid += ways * BigInt(bestOfLine(rules, shown)?.pay ?? 0);
    else for (const [symbol, count] of symbols) walk(reel + 1, [...shown, symbol], ways * BigInt(count));
  };
  walk(0, [], 1n);
  const staked = rules.reels.reduce((product, strip) => product * BigInt(strip.length), 1n);
  return { paid, staked };
}

function countSymbols(strip: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const symbol of strip) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  return counts;
}
