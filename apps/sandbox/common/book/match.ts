import { floats } from '../fairness.js';

/** What everybody may know of a match before it begins. */
export interface Fixture {
  id: string;
  /** Counts the matches of a title; teams and start follow from it. */
  number: number;
  home: Team;
  away: Team;
  /** Milliseconds since 1970. */
  startsAt: number;
}

export interface Team {
  names: { en: string; bn: string; ar: string };
  /** Against an average team, which has 1. */
  strength: number;
}

/** The part of a match that has been played, as every player sees it. */
export interface Played {
  /** How many steps were played: minutes, balls or rounds. */
  steps: number;
  /** Counts what changes the odds at once: goals, wickets, the ends of innings and maps. */
  events: number;
  /** The value of `steps` right after the last event; -1 before the first. */
  lastEvent: number;
}

export const BEFORE: Played = { steps: 0, events: 0, lastEvent: -1 };

export function afterStep({ steps, events, lastEvent }: Played, event: boolean): Played {
  return event
    ? { steps: steps + 1, events: events + 1, lastEvent: steps + 1 }
    : { steps: steps + 1, events, lastEvent };
}

/** No bets are taken for one step after an event. */
export const isSuspended = ({ steps, lastEvent }: Played): boolean => steps === lastEvent;

export const MARKET_KINDS = [
  'winner',
  'total',
  'handicap',
  'innings-runs',
  'over-runs',
  'over-wicket',
  'ball',
  'map',
  'map-rounds',
] as const;
export type MarketKind = (typeof MARKET_KINDS)[number];

export const SELECTIONS = [
  'home',
  'draw',
  'away',
  'over',
  'under',
  'yes',
  'no',
  'dot',
  'runs',
  'boundary',
  'wicket',
] as const;
export type Selection = (typeof SELECTIONS)[number];

/** One of the selections wins. Their chances sum to 1 and follow from the played part alone. */
export interface Market {
  /** The same while the market exists: `total:2.5`. */
  id: string;
  kind: MarketKind;
  /** The innings, over, ball or map, counted from 1. */
  period: number | null;
  /** Goals, runs or rounds, always a half; in a handicap added to the goals of `home`. */
  line: number | null;
  chances: [Selection, number][];
}

/** The rules of a sport. All functions are pure; the numbers are dealt from the match's seed. */
export interface SportRules<S extends Played = Played> {
  stepMs: number;
  /** No match has more steps. */
  maxSteps: number;
  begin(fixture: Fixture): S;
  /** Plays one step with a number in [0, 1). */
  play(fixture: Fixture, state: S, number: number): S;
  isOver(state: S): boolean;
  /** The markets whose result is not known. */
  markets(fixture: Fixture, state: S): Market[];
  /** The winning selection, or null while it is not known. @throws RangeError for an id that no market has */
  resultOf(fixture: Fixture, state: S, market: string): Selection | null;
}

/** The numbers that decide a match. The seed is used as text, and the match's id is the client seed. */
export function matchNumbers(seed: string, id: string, count: number): Promise<number[]> {
  return floats({ serverSeed: seed, clientSeed: id, nonce: 0 }, count);
}

/** The match after so many steps, or after its last one. */
export function playTo<S extends Played>(
  rules: SportRules<S>,
  fixture: Fixture,
  numbers: readonly number[],
  steps: number,
  from: S = rules.begin(fixture),
): S {
  let state = from;
  while (state.steps < steps && !rules.isOver(state))
    state = rules.play(fixture, state, numbers[state.steps] ?? 0);
  return state;
}

/** Splits a market's id into its kind, period and line. */
export function readMarketId(id: string): { kind: MarketKind; period: number | null; line: number | null } {
  const [, kind = '', period, line] = /^([a-z-]+)(?:@(\d{1,3}))?(?::(-?\d{1,3}\.5))?$/.exec(id) ?? [];
  const known = MARKET_KINDS.find((each) => each === kind);
  if (!known) throw new RangeError(`no such market: ${id}`);
  return {
    kind: known,
    period: period === undefined ? null : Number(period),
    line: line === undefined ? null : Number(line),
  };
}

/** A market with its id, such as `over-runs@7:8.5`. */
export function marketOf(
  kind: MarketKind,
  place: { period?: number; line?: number },
  chances: [Selection, number][],
): Market {
  const { period = null, line = null } = place;
  const id = `${kind}${period === null ? '' : `@${period}`}${line === null ? '' : `:${line.toFixed(1)}`}`;
  return { id, kind, period, line, chances };
}
