/** How many ways there are to choose `count` of `from` things; 0 if there are fewer. Exact below 2^53. */
export function choose(from: number, count: number): number {
  if (count < 0 || count > from) return 0;
  let ways = 1;
  for (let step = 1; step <= count; step += 1) ways = (ways * (from - count + step)) / step;
  return ways;
}

/** How many ways there are to take one number of each row so that all differ. Numbers lie below 31. */
export function distinctChoices(rows: readonly (readonly number[])[]): number {
  let byTaken = new Map([[0, 1]]);
  for (const row of rows) {
    const next = new Map<number, number>();
    for (const [taken, ways] of byTaken)
      for (const number of row) {
        const bit = 1 << number;
        if ((taken & bit) === 0) next.set(taken | bit, (next.get(taken | bit) ?? 0) + ways);
      }
    byTaken = next;
  }
  return sum([...byTaken.values()]);
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

export const product = (numbers: readonly number[]): number =>
  numbers.reduce((total, each) => total * each, 1);

/** How many of the numbers are in the list. */
export const countIn = (numbers: readonly number[], list: readonly number[]): number =>
  numbers.filter((number) => list.includes(number)).length;

/** All ways to take one number of each list, the last list turning fastest. */
export const grid = (...lists: readonly (readonly number[])[]): number[][] =>
  lists.reduce<number[][]>(
    (rows, list) => rows.flatMap((row) => list.map((number) => [...row, number])),
    [[]],
  );

/** All choices of so many of the numbers, in their order. */
export function subsets(numbers: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return numbers.flatMap((first, at) =>
    subsets(numbers.slice(at + 1), size - 1).map((rest) => [first, ...rest]),
  );
}

/** How often each key comes, by key. */
export function tally<Item>(items: readonly Item[], keyOf: (item: Item) => number): Map<number, number> {
  const counts = new Map<number, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}
