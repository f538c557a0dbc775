import {
  afterStep,
  BEFORE,
  type Fixture,
  type Market,
  marketOf,
  type Played,
  readMarketId,
  type Selection,
  type SportRules,
} from './match.js';

/** A round of a map is a step. */
export interface EsportsState extends Played {
  /** The rounds of each map, the current one last. */
  maps: MapScore[];
}

export interface MapScore {
  home: number;
  away: number;
}

/** The rounds that win a map, and the maps that win a match. */
export const MAP_ROUNDS = 13;
export const MATCH_MAPS = 2;
const MAPS = 2 * MATCH_MAPS - 1;
const ROUND_LINES = [20.5, 22.5];
/** What each side's own map adds to its chance of a round; the third map suits neither. */
const MAP_LEAN = [0.03, -0.03, 0];

/** The chance of `home` to win a round of a map, counted from 0. */
function roundChance({ home, away }: Fixture, map: number): number {
  return home.strength / (home.strength + away.strength) + (MAP_LEAN[map] ?? 0);
}

const isMapOver = ({ home, away }: MapScore): boolean => Math.max(home, away) >= MAP_ROUNDS;

/** How many maps each side has won. */
export function mapsWon({ maps }: Pick<EsportsState, 'maps'>): MapScore {
  const over = maps.filter(isMapOver);
  const home = over.filter((score) => score.home > score.away).length;
  return { home, away: over.length - home };
}

const isOver = (state: EsportsState): boolean => {
  const { home, away } = mapsWon(state);
  return Math.max(home, away) >= MATCH_MAPS;
};

/**
 * The exact distribution of a map's final score: a race to thirteen rounds, each of which `home` wins with the same
 * chance, from a score on.
 */
export function eachFinalScore(
  from: MapScore,
  chance: number,
  visit: (score: MapScore, chance: number) => void,
): void {
  let front = new Map<number, number>([[from.home, 1]]);
  for (let rounds = from.home + from.away; front.size > 0; rounds += 1) {
    const next = new Map<number, number>();
    for (const [home, share] of front) {
      const score = { home, away: rounds - home };
      if (isMapOver(score)) visit(score, share);
      else {
        next.set(home + 1, (next.get(home + 1) ?? 0) + share * chance);
        next.set(home, (next.get(home) ?? 0) + share * (1 - chance));
      }
    }
    front = next;
  }
}

function mapChances(from: MapScore, chance: number): { home: number; over: number[] } {
  const over = ROUND_LINES.map(() => 0);
  let home = 0;
  eachFinalScore(from, chance, (score, share) => {
    if (score.home > score.away) home += share;
    ROUND_LINES.forEach((line, index) => {
      if (score.home + score.away > line) over[index] = (over[index] ?? 0) + share;
    });
  });
  return { home, over };
}

const NEW_MAP: MapScore = { home: 0, away: 0 };

/** The maps in play: the current one and, as two are always played, the second. */
function openMaps({ maps }: EsportsState): { map: number; score: MapScore }[] {
  const current = maps.length - 1;
  return Array.from({ length: MAPS }, (_, map) => ({ map, score: maps[map] ?? NEW_MAP })).filter(
    ({ map, score }) => !isMapOver(score) && map >= current && (map === current || map < MATCH_MAPS),
  );
}

/** The chance of `home` to win the match, with so many maps won. */
function matchChance(fixture: Fixture, state: EsportsState, won = mapsWon(state)): number {
  if (won.home >= MATCH_MAPS) return 1;
  if (won.away >= MATCH_MAPS) return 0;
  const map = won.home + won.away;
  const { home } = mapChances(state.maps[map] ?? NEW_MAP, roundChance(fixture, map));
  return (
    home * matchChance(fixture, state, { ...won, home: won.home + 1 }) +
    (1 - home) * matchChance(fixture, state, { ...won, away: won.away + 1 })
  );
}

const homeAway = (home: number): [Selection, number][] => [
  ['home', home],
  ['away', 1 - home],
];

function markets(fixture: Fixture, state: EsportsState): Market[] {
  if (isOver(state)) return [];
  const maps = openMaps(state).flatMap(({ map, score }) => {
    const { home, over } = mapChances(score, roundChance(fixture, map));
    const lines = ROUND_LINES.flatMap((line, index) => {
      const chance = over[index] ?? 0;
      return score.home + score.away < line && chance < 1
        ? [
            marketOf('map-rounds', { period: map + 1, line }, [
              ['over', chance],
              ['under', 1 - chance],
            ]),
          ]
        : [];
    });
    return [marketOf('map', { period: map + 1 }, homeAway(home)), ...lines];
  });
  return [marketOf('winner', {}, homeAway(matchChance(fixture, state))), ...maps];
}

function resultOf(_fixture: Fixture, state: EsportsState, market: string): Selection | null {
  const { kind, period, line } = readMarketId(market);
  if (kind === 'winner') {
    const { home, away } = mapsWon(state);
    return isOver(state) ? (home > away ? 'home' : 'away') : null;
  }
  if (period === null || (kind !== 'map' && line === null)) throw new RangeError(`no such market: ${market}`);
  const score = state.maps[period - 1] ?? NEW_MAP;
  if (kind === 'map') return isMapOver(score) ? (score.home > score.away ? 'home' : 'away') : null;
  if (kind !== 'map-rounds' || line === null) throw new RangeError(`no such market: ${market}`);
  if (score.home + score.away > line) return 'over';
  return isMapOver(score) ? 'under' : null;
}

function play(fixture: Fixture, state: EsportsState, number: number): EsportsState {
  const last = state.maps.at(-1) ?? NEW_MAP;
  const begun = isMapOver(last) ? [...state.maps, NEW_MAP] : state.maps;
  const map = begun.length - 1;
  const before = begun[map] ?? NEW_MAP;
  const home = number < roundChance(fixture, map);
  const score = { home: before.home + (home ? 1 : 0), away: before.away + (home ? 0 : 1) };
  return {
    ...afterStep(state, isMapOver(score)),
    maps: [...begun.slice(0, -1), score],
  };
}

/** An e-sports match of three maps: the match, the maps, and their rounds. */
export const esports: SportRules<EsportsState> = {
  stepMs: 2500,
  maxSteps: MAPS * (2 * MAP_ROUNDS - 1),
  begin: () => ({ ...BEFORE, maps: [NEW_MAP] }),
  play,
  isOver,
  markets,
  resultOf,
};
