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

/** A minute of play is a step. */
export interface FootballState extends Played {
  home: number;
  away: number;
}

const MINUTES = 90;
/** Goals of two equal teams in a match. */
const HOME_GOALS = 1.5;
const AWAY_GOALS = 1.2;
const TOTALS = [1.5, 2.5, 3.5];
const HANDICAPS = [-1.5, -0.5, 0.5, 1.5];

/** The chances of a goal by either side in one minute. In a minute there is one goal at most. */
function goalChances({ home, away }: Fixture): { home: number; away: number } {
  const ratio = home.strength / away.strength;
  return { home: (HOME_GOALS * ratio) / MINUTES, away: AWAY_GOALS / ratio / MINUTES };
}

/**
 * Calls `visit` with each possible number of goals of both sides in so many minutes, and its chance: a multinomial
 * distribution, which is close to two independent Poisson distributions because goals are rare.
 */
export function eachGoalsLeft(
  fixture: Fixture,
  minutes: number,
  visit: (home: number, away: number, chance: number) => void,
): void {
  const goal = goalChances(fixture);
  const none = 1 - goal.home - goal.away;
  let row = none ** minutes;
  for (let home = 0; home <= minutes; home += 1) {
    let chance = row;
    for (let away = 0; home + away <= minutes; away += 1) {
      visit(home, away, chance);
      chance *= ((minutes - home - away) / (away + 1)) * (goal.away / none);
    }
    row *= ((minutes - home) / (home + 1)) * (goal.home / none);
  }
}

/** The handicap of `home` that is nearest to fair at the start. */
function handicapOf(fixture: Fixture): number {
  const goal = goalChances(fixture);
  const lead = (goal.home - goal.away) * MINUTES;
  return HANDICAPS.reduce((best, line) => (Math.abs(line + lead) < Math.abs(best + lead) ? line : best));
}

function markets(fixture: Fixture, state: FootballState): Market[] {
  if (state.steps >= MINUTES) return [];
  const sums = { home: 0, draw: 0, away: 0, covered: 0, over: TOTALS.map(() => 0) };
  const handicap = handicapOf(fixture);
  eachGoalsLeft(fixture, MINUTES - state.steps, (home, away, chance) => {
    const lead = state.home + home - state.away - away;
    const goals = state.home + home + state.away + away;
    sums[lead > 0 ? 'home' : lead < 0 ? 'away' : 'draw'] += chance;
    if (lead + handicap > 0) sums.covered += chance;
    TOTALS.forEach((line, index) => {
      if (goals > line) sums.over[index] = (sums.over[index] ?? 0) + chance;
    });
  });
  const { home, draw, away, covered } = sums;
  const totals = TOTALS.map((line, index) => {
    const over = sums.over[index] ?? 0;
    return marketOf('total', { line }, [
      ['over', over],
      ['under', 1 - over],
    ]);
  });
  return [
    marketOf('winner', {}, [
      ['home', home],
      ['draw', draw],
      ['away', away],
    ]),
    ...totals.filter(({ line }) => state.home + state.away < (line ?? 0)),
    marketOf('handicap', { line: handicap }, [
      ['home', covered],
      ['away', 1 - covered],
    ]),
  ];
}

function resultOf(_fixture: Fixture, state: FootballState, market: string): Selection | null {
  const { kind, line } = readMarketId(market);
  const over = state.steps >= MINUTES;
  const lead = state.home - state.away;
  if (kind === 'total' && line !== null) {
    if (state.home + state.away > line) return 'over';
    return over ? 'under' : null;
  }
  if (kind === 'handicap' && line !== null) return over ? (lead + line > 0 ? 'home' : 'away') : null;
  if (kind !== 'winner') throw new RangeError(`no such market: ${market}`);
  if (!over) return null;
  return lead > 0 ? 'home' : lead < 0 ? 'away' : 'draw';
}

/** Football over ninety minutes: 1X2, totals and a handicap. */
export const football: SportRules<FootballState> = {
  stepMs: 2000,
  maxSteps: MINUTES,
  begin: () => ({ ...BEFORE, home: 0, away: 0 }),
  play(fixture, state, number) {
    const goal = goalChances(fixture);
    const home = number < goal.home;
    const away = !home && number < goal.home + goal.away;
    return {
      ...afterStep(state, home || away),
      home: state.home + (home ? 1 : 0),
      away: state.away + (away ? 1 : 0),
    };
  },
  isOver: ({ steps }) => steps >= MINUTES,
  markets,
  resultOf,
};
