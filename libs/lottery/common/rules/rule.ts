import type { Family, PrizeMode, ResultShape } from '../games.js';
import type { Tokens } from './tokens.js';
import type { View } from './view.js';

export interface PickRow {
  tokens: Tokens;
  min: number;
  max: number;
}

/** The values of the picked tokens, by row. */
export type Picks = readonly (readonly number[])[];

/** How many bets win, by class. Classes without a bet may be left out. */
export type Hits = Readonly<Record<string, number>>;

/** W of N: how many of the equally likely results win. */
export interface Chance {
  winning: bigint;
  of: bigint;
}

/** The bets of a line that look at one view. */
export interface Part {
  view: View;
  /** Without the ways. */
  bets: number;
  hits(seen: readonly number[]): Hits;
}

export interface Rule {
  code: string;
  family: Family;
  modes: readonly PrizeMode[];
  /** Null if it may be played on every result of the family. */
  shapes: readonly ResultShape[] | null;
  rows: readonly PickRow[];
  /** Bankers stand in the first row, and in no other. */
  bankers: boolean;
  /** In all rows together. */
  maxPicks: number;
  /** Whose first numbers a bet of a typed list has to equal, one for each row; null if there is no typed list. */
  listView: View | null;
  /** Stake units of one bet. */
  ways: number;
  classes: Readonly<Record<string, Chance>>;
  /** Prizes that follow from no chance, in ten-thousandths of a stake. */
  fixedOdds: Readonly<Record<string, number>> | null;
  /** Views with groups, or without; never both. */
  parts(picks: Picks): readonly Part[];
  /** The most that the picks can win, where the views have no group. The picks of a typed list are empty. */
  most: ((picks: Picks) => Hits) | null;
}

type Optional = 'shapes' | 'bankers' | 'maxPicks' | 'listView' | 'ways' | 'fixedOdds' | 'most';
export type RuleSpec = Omit<Rule, Optional> & Partial<Pick<Rule, Optional>>;

export const defineRule = (spec: RuleSpec): Rule => ({
  shapes: null,
  bankers: false,
  maxPicks: Number.POSITIVE_INFINITY,
  listView: null,
  ways: 1,
  fixedOdds: null,
  most: null,
  ...spec,
});

/** The only class of most rules. */
export const ONE_CLASS = '';

export const hits = (count: number): Hits => ({ [ONE_CLASS]: count });

export const chance = (winning: number, of: number): Chance => ({
  winning: BigInt(winning),
  of: BigInt(of),
});

export const oneClass = (winning: number, of: number) => ({ [ONE_CLASS]: chance(winning, of) });

/** A class for each number, named by it. */
export const numberClasses = (winning: Iterable<readonly [number, number]>, of: number) =>
  Object.fromEntries(Array.from(winning, ([number, count]) => [String(number), chance(count, of)]));

export const row = (tokens: Tokens, min = 1, max = tokens.texts.length): PickRow => ({ tokens, min, max });

export const rows = (count: number, tokens: Tokens, min = 1): PickRow[] =>
  Array.from({ length: count }, () => row(tokens, min));
