/** A value for each factor. */
export type Row<Factor extends string> = Record<Factor, string>;

/**
 * Few rows in which any two values of different factors stand together at least once, by the greedy way: each row begins
 * with a pair that is missing, and every further factor takes the value that brings the most missing pairs. The same
 * factors always give the same rows. `allowed` judges rows that may still lack factors; two values that it refuses
 * together are not looked for.
 */
export function pairwise<Factor extends string>(
  factors: Readonly<Record<Factor, readonly string[]>>,
  allowed: (row: Partial<Row<Factor>>) => boolean,
): Row<Factor>[] {
  const names = Object.keys(factors) as Factor[];
  const missing = new Map<string, Partial<Row<Factor>>>();
  for (const [at, one] of names.entries())
    for (const other of names.slice(at + 1))
      for (const value of factors[one])
        for (const another of factors[other]) {
          const pair = { [one]: value, [other]: another } as Partial<Row<Factor>>;
          if (allowed(pair)) missing.set(keyOf(pair), pair);
        }
  const rows: Row<Factor>[] = [];
  for (let [pair] = missing.values(); pair; [pair] = missing.values()) {
    const row = { ...pair };
    for (const name of names) {
      if (row[name] !== undefined) continue;
      const choices = factors[name].filter((value) => allowed({ ...row, [name]: value }));
      const gains = choices.map(
        (value) => pairsWith(row, name, value).filter((key) => missing.has(key)).length,
      );
      row[name] = choices[gains.indexOf(Math.max(...gains))] as Row<Factor>[Factor];
    }
    for (const key of pairsOf(row as Row<Factor>)) missing.delete(key);
    rows.push(row as Row<Factor>);
  }
  return rows;
}

/** Every two values that stand together in a row. */
export function pairsOf(row: Readonly<Record<string, string>>): string[] {
  const names = Object.keys(row);
  return names.flatMap((one, at) =>
    names.slice(at + 1).map((other) => keyOf({ [one]: row[one], [other]: row[other] })),
  );
}

const pairsWith = (row: Readonly<Partial<Record<string, string>>>, name: string, value: string) =>
  Object.entries(row).map(([other, beside]) => keyOf({ [name]: value, [other]: beside }));

const keyOf = (pair: Readonly<Record<string, string | undefined>>) =>
  Object.entries(pair)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join(' ');
