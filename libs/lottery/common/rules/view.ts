import type { DrawResult } from '../results/result.js';

/** The outcomes that rules share, at most 1,000. Their payouts are added up by outcome. */
export interface OutcomeGroup {
  outcomes: readonly (readonly number[])[];
  /** How likely each is, relative to the others; null where all are equally likely. */
  weights: readonly number[] | null;
}

/** What rules look at in a result. */
export interface View {
  /** Unique within a family; the name of the group, if there is one. */
  key: string;
  /** @throws RangeError for a result of another family */
  of(result: DrawResult): readonly number[];
  group: OutcomeGroup | null;
}

/** @throws RangeError for a result of another family */
export function numbersOf(result: DrawResult, family: DrawResult['family']): readonly number[] {
  if (result.family === 'VN' || result.family === 'SEA' || result.family !== family)
    throw new RangeError(`a result of ${result.family}, not of ${family}`);
  return result.numbers;
}

/** All orders of so many different numbers. */
export const arrangements = (numbers: readonly number[], size: number): number[][] =>
  size === 0
    ? [[]]
    : numbers.flatMap((first) =>
        arrangements(
          numbers.filter((number) => number !== first),
          size - 1,
        ).map((rest) => [first, ...rest]),
      );

export const group = (
  outcomes: readonly (readonly number[])[],
  weights: readonly number[] | null = null,
): OutcomeGroup => ({ outcomes, weights });
