import type { Family } from '../games.js';
import type { DrawResult } from '../results/result.js';
import { figuresOf, type NumberFigures } from './figures.js';
import { type TrendPlace, type TrendPlaceKey, trendPlacesOf } from './places.js';
import { type RoadKind, roadsOf } from './roads.js';

/** How many draws are looked at, at most, for one that has a number. */
export const MOST_LOOKED_AT = 1000;

export const TREND_SIZES = [30, 50, 100] as const;
export type TrendSize = (typeof TREND_SIZES)[number];

export interface Trend {
  places: { place: TrendPlaceKey; numbers: ({ number: string } & NumberFigures)[] }[];
  /** Marks of the window's draws, the oldest first. */
  roads: { kind: RoadKind; place: TrendPlaceKey; against: TrendPlaceKey | null; marks: string[] }[];
}

/** What the last `size` of some results (the newest first) show; those before them only tell how long numbers have been away. */
export function trendOf(family: Family, results: readonly DrawResult[], size: number): Trend {
  const window = results.slice(0, size).reverse();
  return {
    places: trendPlacesOf(family).map((place) => ({
      place: place.key,
      numbers: numbersOf(place, results, size),
    })),
    roads: roadsOf(family).map(({ kind, place, against, markOf }) => ({
      kind,
      place,
      against,
      marks: window.map(markOf),
    })),
  };
}

function numbersOf({ tokens, of }: TrendPlace, results: readonly DrawResult[], size: number) {
  const came = new Map<number, number[]>(tokens.values.map((value) => [value, []]));
  for (const [at, result] of results.entries())
    for (const number of new Set(of(result))) came.get(number)?.push(at);
  return tokens.texts.map((number, at) => ({
    number,
    ...figuresOf(came.get(tokens.values[at] ?? -1) ?? [], results.length, size),
  }));
}
