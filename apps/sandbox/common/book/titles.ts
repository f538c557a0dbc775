import type { BookCode } from './codes.js';
import { type CricketState, cricket } from './cricket.js';
import { type EsportsState, esports } from './esports.js';
import { type FootballState, football } from './football.js';
import type { Fixture, Played, SportRules, Team } from './match.js';
import { CRICKET_TEAMS, ESPORTS_TEAMS, FOOTBALL_TEAMS } from './teams.js';

/** The state of a match of any sport. */
export type SportState =
  | ({ sport: 'football' } & FootballState)
  | ({ sport: 'cricket' } & CricketState)
  | ({ sport: 'esports' } & EsportsState);

export interface BookTitle {
  names: { en: string; bn: string; ar: string };
  /** Its class in a portal's lobby. */
  lobbyClass: string;
  sport: SportState['sport'];
  teams: readonly Team[];
  rules: SportRules<SportState>;
  /** A match begins each time; bets on it are taken from `ahead` before. In milliseconds. */
  every: number;
  ahead: number;
}

/** Lets rules of one sport stand where those of any sport are expected, with the sport in the state. */
function anySport<S extends Played>(
  sport: SportState['sport'],
  rules: SportRules<S>,
): SportRules<SportState> {
  const tagged = (state: S): SportState => ({ ...state, sport }) as unknown as SportState;
  const own = (state: SportState): S => state as unknown as S;
  return {
    stepMs: rules.stepMs,
    maxSteps: rules.maxSteps,
    begin: (fixture) => tagged(rules.begin(fixture)),
    play: (fixture, state, number) => tagged(rules.play(fixture, own(state), number)),
    isOver: (state) => rules.isOver(own(state)),
    markets: (fixture, state) => rules.markets(fixture, own(state)),
    resultOf: (fixture, state, market) => rules.resultOf(fixture, own(state), market),
  };
}

const MINUTE = 60_000;

const TITLES: Record<BookCode, BookTitle> = {
  'village-cup': {
    names: { en: 'Village Cup', bn: 'গ্রাম কাপ', ar: 'كأس القرية' },
    lobbyClass: 'football',
    sport: 'football',
    teams: FOOTBALL_TEAMS,
    rules: anySport('football', football),
    every: MINUTE,
    ahead: 5 * MINUTE,
  },
  'village-overs': {
    names: { en: 'Village Overs', bn: 'গ্রাম ওভার', ar: 'أوفرات القرية' },
    lobbyClass: 'cricket',
    sport: 'cricket',
    teams: CRICKET_TEAMS,
    rules: anySport('cricket', cricket),
    every: 3 * MINUTE,
    ahead: 12 * MINUTE,
  },
  'pixel-league': {
    names: { en: 'Pixel League', bn: 'পিক্সেল লিগ', ar: 'دوري البكسل' },
    lobbyClass: 'league',
    sport: 'esports',
    teams: ESPORTS_TEAMS,
    rules: anySport('esports', esports),
    every: MINUTE,
    ahead: 5 * MINUTE,
  },
};

export const bookTitle = (code: BookCode): BookTitle => TITLES[code];

/**
 * The teams of a match: a round robin of eight by the circle method, home and away swapped in the second half, so that
 * no team plays in two of four matches that follow each other within a round.
 */
function pairing(number: number): [number, number] {
  const round = Math.floor(number / 4) % 14;
  const place = number % 4;
  const circle = Array.from({ length: 7 }, (_, index) => ((index + round) % 7) + 1);
  const seats = [0, ...circle];
  const pair: [number, number] = [seats[place] ?? 0, seats[7 - place] ?? 0];
  return round % 2 === 0 ? pair : [pair[1], pair[0]];
}

/** Match number n of a title begins at n x `every`, so that the timetable needs no memory. */
export function fixtureOf(code: BookCode, number: number): Fixture {
  const { teams, every } = TITLES[code];
  const [home, away] = pairing(number).map((seat) => teams[seat]);
  if (!home || !away) throw new RangeError(`no match ${number}`);
  return { id: `${code}-${number}`, number, home, away, startsAt: number * every };
}

/** @throws RangeError for an id that no match of the title can have */
export function fixtureById(code: BookCode, id: string): Fixture {
  const [, digits] = id.startsWith(`${code}-`) ? (/-(\d{1,12})$/.exec(id) ?? []) : [];
  const fixture = digits === undefined ? null : fixtureOf(code, Number(digits));
  if (fixture?.id !== id) throw new RangeError(`no match ${id}`);
  return fixture;
}

/** How many steps the clock allows; a match may be over before. */
export function stepsAt(code: BookCode, { startsAt }: Fixture, now: number): number {
  const { rules } = TITLES[code];
  return Math.min(rules.maxSteps, Math.max(0, Math.floor((now - startsAt) / rules.stepMs)));
}

/** The matches that are running, or soon will be, at a moment; how long one lasts its rules say. */
export function fixturesAt(code: BookCode, now: number): Fixture[] {
  const { every, ahead, rules } = TITLES[code];
  const first = Math.floor((now - rules.maxSteps * rules.stepMs) / every) + 1;
  const last = Math.floor((now + ahead) / every);
  return Array.from({ length: last - first + 1 }, (_, index) => fixtureOf(code, first + index));
}
