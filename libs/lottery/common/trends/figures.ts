/** How often a number comes. Draws are counted, not how many times it is in one. */
export interface NumberFigures {
  /** Draws since it last came: 0 if it is in the last one. Draws without it that were looked at, if it is in none. */
  missing: number;
  /** Draws of the window that have it. */
  hits: number;
  /** The mean of its waits, rounded to a tenth. */
  averageMissing: number;
  longestMissing: number;
  /** The most draws of the window one after the other that have it. */
  longestRun: number;
}

/**
 * The figures of a number that came in these of the draws (0 is the last one, rising), of which `looked` were looked at and the first
 * `size` make the window. A wait is the draws without the number before it came, or since. Each that reaches into the window
 * counts whole, as far back as was looked.
 */
export function figuresOf(came: readonly number[], looked: number, size: number): NumberFigures {
  const inWindow = came.filter((at) => at < size);
  const missing = came[0] ?? looked;
  const before = inWindow.map((at, place) => (came[place + 1] ?? looked) - at - 1);
  const waits = [missing, ...before];
  const total = waits.reduce((sum, wait) => sum + wait, 0);
  return {
    missing,
    hits: inWindow.length,
    averageMissing: Math.round((total * 10) / waits.length) / 10,
    longestMissing: Math.max(...waits),
    longestRun: longestRun(inWindow),
  };
}

function longestRun(came: readonly number[]): number {
  let [longest, run] = [0, 0];
  for (const [place, at] of came.entries()) {
    run = place > 0 && came[place - 1] === at - 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}
