import type { PickRow, Rule } from '../rules/rule.js';
import { countBets, keyOf, type Line, lineOfList, lineOfPicks } from './line.js';

/** Why picks are refused. */
export const PICK_REFUSALS = [
  /** The rule has more rows, or fewer. */
  'wrong_rows',
  'unknown_token',
  'repeat',
  'order',
  'empty_row',
  'too_few',
  'too_many',
  'no_bet',
  /** Of a typed list: a bet is in it twice. */
  'duplicate',
  /** The rule takes no typed list. */
  'no_list',
] as const;
export type PickRefusal = (typeof PICK_REFUSALS)[number];

export type ReadLine = { line: Line; refusal: null } | { line: null; refusal: PickRefusal };

/** A list that is longer than the bets of a line is not read. */
export const MOST_LISTED = 10_000;

const refuse = (refusal: PickRefusal): ReadLine => ({ line: null, refusal });

/** Reads the picks of a line, row by row as on the wire. Nothing is put in order or taken out. */
export function readPicks(rule: Rule, picks: readonly (readonly string[])[]): ReadLine {
  if (picks.length !== rule.rows.length) return refuse('wrong_rows');
  const values: number[][] = [];
  for (const [at, row] of rule.rows.entries()) {
    const read = readRow(row, picks[at] ?? []);
    if (typeof read === 'string') return refuse(read);
    values.push(read);
  }
  const all = values.flat();
  if (all.length > rule.maxPicks) return refuse('too_many');
  if (rule.bankers && new Set(all).size < all.length) return refuse('repeat');
  const line = lineOfPicks(rule, values);
  return countBets(line) === 0 ? refuse('no_bet') : { line, refusal: null };
}

/** Reads whole bets: a token is the tokens of all rows, one after the other. */
export function readList(rule: Rule, list: readonly string[]): ReadLine {
  if (!rule.listView) return refuse('no_list');
  if (list.length === 0) return refuse('no_bet');
  if (list.length > MOST_LISTED) return refuse('too_many');
  const bets: number[][] = [];
  for (const token of list) {
    const bet = readBet(rule.rows, token);
    if (!bet) return refuse('unknown_token');
    if (
      countBets(
        lineOfPicks(
          rule,
          bet.map((number) => [number]),
        ),
      ) === 0
    )
      return refuse('repeat');
    bets.push(bet);
  }
  if (new Set(bets.map(keyOf)).size < bets.length) return refuse('duplicate');
  return { line: lineOfList(rule, bets), refusal: null };
}

function readRow({ tokens, min, max }: PickRow, picked: readonly string[]): number[] | PickRefusal {
  if (picked.length > tokens.texts.length) return 'too_many';
  const places: number[] = [];
  for (const text of picked) {
    const place = tokens.placeOf(text);
    if (place === null) return 'unknown_token';
    places.push(place);
  }
  if (new Set(places).size < places.length) return 'repeat';
  if (tokens.ordered && places.some((place, at) => place < (places[at - 1] ?? 0))) return 'order';
  if (places.length > max) return 'too_many';
  if (places.length < min) return places.length === 0 ? 'empty_row' : 'too_few';
  return places.map((place) => tokens.values[place] ?? 0);
}

function readBet(rows: readonly PickRow[], token: string): number[] | null {
  const bet: number[] = [];
  let at = 0;
  for (const { tokens } of rows) {
    const length = tokens.texts[0]?.length ?? 0;
    const place = tokens.placeOf(token.slice(at, at + length));
    if (place === null) return null;
    bet.push(tokens.values[place] ?? 0);
    at += length;
  }
  return at === token.length ? bet : null;
}
