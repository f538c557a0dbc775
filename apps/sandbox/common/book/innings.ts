/** What a ball brings: a wicket, or runs. */
export type Ball = 'wicket' | 0 | 1 | 2 | 3 | 4 | 6;

export const OVER_BALLS = 6;
export const INNINGS_BALLS = 120;
export const WICKETS = 10;
const MOST_RUNS = 6;

/** The chances of a ball between equal teams. */
const EQUAL: readonly [Ball, number][] = [
  ['wicket', 0.055],
  [0, 0.335],
  [1, 0.37],
  [2, 0.075],
  [3, 0.005],
  [4, 0.11],
  [6, 0.05],
];

/** The chances of a ball; `ratio` is the batting team's strength over the bowling team's. They sum to 1. */
export function ballChances(ratio: number): [Ball, number][] {
  const weights = EQUAL.map(([ball, chance]): [Ball, number] => {
    if (ball === 'wicket') return [ball, chance / ratio];
    return [ball, ball >= 4 ? chance * ratio : chance];
  });
  const sum = weights.reduce((total, [, weight]) => total + weight, 0);
  return weights.map(([ball, weight]) => [ball, weight / sum]);
}

export function ballOf(chances: readonly [Ball, number][], number: number): Ball {
  let sum = 0;
  for (const [ball, chance] of chances) {
    sum += chance;
    if (number < sum) return ball;
  }
  return chances.at(-1)?.[0] ?? 0;
}

/** From where an innings goes on, and where it ends. */
export interface Stretch {
  ratio: number;
  balls: number;
  wicketsLeft: number;
  /** The innings ends with so many more runs; a chase without it gives the same chance of reaching a target. */
  runsLeft?: number;
}

/**
 * The exact joint distribution of what a stretch of an innings brings, by dynamic programming over its balls:
 * `chances[fallen][runs]`. An innings ends with its tenth wicket.
 */
export function stretchChances({
  ratio,
  balls,
  wicketsLeft,
  runsLeft = Number.POSITIVE_INFINITY,
}: Stretch): Float64Array[] {
  const chances = ballChances(ratio);
  const wicket = chances.find(([ball]) => ball === 'wicket')?.[1] ?? 0;
  const scoring = chances.flatMap(([ball, share]) => (ball === 'wicket' ? [] : [{ runs: ball, share }]));
  const empty = () => Array.from({ length: wicketsLeft + 1 }, () => new Float64Array(balls * MOST_RUNS + 1));
  let now = empty();
  if (now[0]) now[0][0] = 1;
  for (let ball = 0; ball < balls; ball += 1) {
    const next = empty();
    now.forEach((row, fallen) => {
      const same = next[fallen] ?? row;
      const fewer = next[fallen + 1];
      for (let runs = 0; runs <= ball * MOST_RUNS; runs += 1) {
        const chance = row[runs] ?? 0;
        if (chance === 0) continue;
        if (fewer === undefined || runs >= runsLeft) same[runs] = (same[runs] ?? 0) + chance;
        else {
          fewer[runs] = (fewer[runs] ?? 0) + chance * wicket;
          for (const outcome of scoring) {
            const sum = runs + outcome.runs;
            same[sum] = (same[sum] ?? 0) + chance * outcome.share;
          }
        }
      }
    });
    now = next;
  }
  return now;
}

/** The distribution of the runs of a stretch, whatever wickets fall. */
export function runChances(stretch: Stretch): Float64Array {
  const rows = stretchChances(stretch);
  const sums = new Float64Array(rows[0]?.length ?? 0);
  for (const row of rows)
    for (let runs = 0; runs < sums.length; runs += 1) sums[runs] = (sums[runs] ?? 0) + (row[runs] ?? 0);
  return sums;
}

/** The sum of the chances from an index on. */
export function tail(chances: Float64Array, from: number): number {
  let sum = 0;
  for (let index = Math.max(0, from); index < chances.length; index += 1) sum += chances[index] ?? 0;
  return sum;
}
