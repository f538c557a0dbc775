import {
  type Ball,
  ballChances,
  ballOf,
  INNINGS_BALLS,
  OVER_BALLS,
  runChances,
  stretchChances,
  tail,
  WICKETS,
} from './innings.js';
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

/** A ball is a step. */
export interface CricketState extends Played {
  /** The balls of both innings, in order; `home` bats first in matches with an even number. */
  innings: [Ball[], Ball[]];
  /** Decides a tie. */
  bowlOut: 'home' | 'away' | null;
}

export interface Score {
  runs: number;
  wickets: number;
  balls: number;
}

const OVERS = INNINGS_BALLS / OVER_BALLS;
/** How far the other lines of an innings are from the middle one. */
const LINE_STEP = 12;

export function scoreOf(balls: readonly Ball[]): Score {
  const wickets = balls.filter((ball) => ball === 'wicket').length;
  const runs = balls.reduce<number>((sum, ball) => sum + (ball === 'wicket' ? 0 : ball), 0);
  return { runs, wickets, balls: balls.length };
}

/** Which team bats in an innings: 0 or 1. */
export const batting = ({ number }: Pick<Fixture, 'number'>, innings: number): 'home' | 'away' =>
  (number + innings) % 2 === 0 ? 'home' : 'away';

/** The innings that is being played; the second one also after its end. */
export const currentInnings = ({ innings }: CricketState): 0 | 1 => (isInningsOver(innings[0], null) ? 1 : 0);

/** The runs that win the second innings. */
export const targetOf = ({ innings }: CricketState): number => scoreOf(innings[0]).runs + 1;

function isInningsOver(balls: readonly Ball[], target: number | null): boolean {
  const { runs, wickets } = scoreOf(balls);
  return balls.length >= INNINGS_BALLS || wickets >= WICKETS || (target !== null && runs >= target);
}

const isSecondOver = (state: CricketState): boolean => isInningsOver(state.innings[1], targetOf(state));

function isTie({ innings: [first, second] }: CricketState): boolean {
  return scoreOf(first).runs === scoreOf(second).runs;
}

function ratioOf(fixture: Fixture, innings: number): number {
  const bats = batting(fixture, innings);
  const [bat, bowl] = bats === 'home' ? [fixture.home, fixture.away] : [fixture.away, fixture.home];
  return bat.strength / bowl.strength;
}

const wholeInnings = new Map<number, Float64Array>();

/** The distribution of a whole innings. Only as many ratios are kept as there are pairs of teams. */
function inningsChances(ratio: number): Float64Array {
  const known = wholeInnings.get(ratio);
  const chances = known ?? runChances({ ratio, balls: INNINGS_BALLS, wicketsLeft: WICKETS });
  if (!known) wholeInnings.set(ratio, chances);
  return chances;
}

/** The runs of the rest of an innings. */
function restOf(fixture: Fixture, state: CricketState, innings: 0 | 1): Float64Array {
  const { balls, wickets } = scoreOf(state.innings[innings]);
  const ratio = ratioOf(fixture, innings);
  if (balls === 0) return inningsChances(ratio);
  return runChances({ ratio, balls: INNINGS_BALLS - balls, wicketsLeft: WICKETS - wickets });
}

/** The chance of so many runs, and half of the chance of one less, which is a tie. */
const wonBy = (chances: Float64Array, runs: number): number =>
  tail(chances, runs) + (chances[runs - 1] ?? 0) / 2;

/** The chance of the team that bats second; a tie is decided by an even bowl-out. */
function chaseChance(fixture: Fixture, state: CricketState, rest: Float64Array): number {
  const innings = currentInnings(state);
  const { runs } = scoreOf(state.innings[innings]);
  if (innings === 1) return isSecondOver(state) ? 0.5 : wonBy(rest, targetOf(state) - runs);
  const second = inningsChances(ratioOf(fixture, 1));
  return rest.reduce((sum, chance, more) => sum + chance * wonBy(second, runs + more + 1), 0);
}

function markets(fixture: Fixture, state: CricketState): Market[] {
  if (isOver(state)) return [];
  const innings = currentInnings(state);
  const rest = restOf(fixture, state, innings);
  const chase = chaseChance(fixture, state, rest);
  const second = batting(fixture, 1);
  const winner = marketOf('winner', {}, [
    ['home', second === 'home' ? chase : 1 - chase],
    ['away', second === 'home' ? 1 - chase : chase],
  ]);
  if (innings === 1 && isSecondOver(state)) return [winner];
  return [
    winner,
    ...(innings === 0 ? inningsMarkets(fixture, state, rest) : []),
    ...overMarkets(fixture, state, innings),
    ...ballMarkets(fixture, state, innings),
  ];
}

/** Lines around the median of the first innings, fixed before the match. */
function inningsLines(fixture: Fixture): number[] {
  const chances = inningsChances(ratioOf(fixture, 0));
  let median = 0;
  while (tail(chances, median + 1) > 0.5) median += 1;
  return [-LINE_STEP, 0, LINE_STEP].map((step) => median + step + 0.5);
}

function inningsMarkets(fixture: Fixture, state: CricketState, rest: Float64Array): Market[] {
  const { runs } = scoreOf(state.innings[0]);
  return inningsLines(fixture)
    .filter((line) => runs < line)
    .map((line) => {
      const over = tail(rest, Math.ceil(line) - runs);
      return marketOf('innings-runs', { period: 1, line }, overUnder(over));
    });
}

const overUnder = (over: number): [Selection, number][] => [
  ['over', over],
  ['under', 1 - over],
];

/** The over of a period; periods count the overs of both innings from 1. */
function ballsOfOver({ innings }: CricketState, period: number): Ball[] {
  const over = (period - 1) % OVERS;
  return innings[period > OVERS ? 1 : 0].slice(over * OVER_BALLS, (over + 1) * OVER_BALLS);
}

/** The line of an over, fixed before the match. */
function overLine(fixture: Fixture, innings: 0 | 1): number {
  const mean = ballChances(ratioOf(fixture, innings)).reduce(
    (sum, [ball, chance]) => sum + (ball === 'wicket' ? 0 : ball * chance),
    0,
  );
  return Math.floor(mean * OVER_BALLS) + 0.5;
}

function overMarkets(fixture: Fixture, state: CricketState, innings: 0 | 1): Market[] {
  const { balls, wickets, runs } = scoreOf(state.innings[innings]);
  const period = innings * OVERS + Math.floor(balls / OVER_BALLS) + 1;
  const bowled = scoreOf(ballsOfOver(state, period));
  const rows = stretchChances({
    ratio: ratioOf(fixture, innings),
    balls: OVER_BALLS - bowled.balls,
    wicketsLeft: WICKETS - wickets,
    ...(innings === 1 && { runsLeft: targetOf(state) - runs }),
  });
  const line = overLine(fixture, innings);
  const over = rows.reduce((sum, row) => sum + tail(row, Math.ceil(line) - bowled.runs), 0);
  const none = rows[0]?.reduce((sum, chance) => sum + chance, 0) ?? 0;
  const found: Market[] = [];
  if (bowled.runs < line) found.push(marketOf('over-runs', { period, line }, overUnder(over)));
  if (bowled.wickets === 0)
    found.push(
      marketOf('over-wicket', { period }, [
        ['yes', 1 - none],
        ['no', none],
      ]),
    );
  return found;
}

/** The ball after the next one, so that there is time to bet, where the innings cannot end before it. */
function ballMarkets(fixture: Fixture, state: CricketState, innings: 0 | 1): Market[] {
  const { balls, wickets, runs } = scoreOf(state.innings[innings]);
  const left = innings === 1 ? targetOf(state) - runs : Number.POSITIVE_INFINITY;
  if (balls + 2 > INNINGS_BALLS || wickets + 1 >= WICKETS || left <= 6) return [];
  const chances = ballChances(ratioOf(fixture, innings));
  const of = (selection: Selection) =>
    chances.reduce((sum, [ball, chance]) => sum + (ballSelection(ball) === selection ? chance : 0), 0);
  return [
    marketOf('ball', { period: innings * INNINGS_BALLS + balls + 2 }, [
      ['dot', of('dot')],
      ['runs', of('runs')],
      ['boundary', of('boundary')],
      ['wicket', of('wicket')],
    ]),
  ];
}

function ballSelection(ball: Ball): Selection {
  if (ball === 'wicket') return 'wicket';
  if (ball === 0) return 'dot';
  return ball >= 4 ? 'boundary' : 'runs';
}

function winnerOf(fixture: Fixture, state: CricketState): 'home' | 'away' | null {
  if (currentInnings(state) === 0 || !isSecondOver(state)) return null;
  if (isTie(state)) return state.bowlOut;
  const [first, second] = state.innings.map((balls) => scoreOf(balls).runs);
  return batting(fixture, (second ?? 0) > (first ?? 0) ? 1 : 0);
}

function isOver(state: CricketState): boolean {
  if (currentInnings(state) === 0 || !isSecondOver(state)) return false;
  return !isTie(state) || state.bowlOut !== null;
}

function resultOf(fixture: Fixture, state: CricketState, market: string): Selection | null {
  const { kind, period, line } = readMarketId(market);
  if (kind === 'winner') return winnerOf(fixture, state);
  if (period === null) throw new RangeError(`no such market: ${market}`);
  if (kind === 'ball') {
    const balls = state.innings[period > INNINGS_BALLS ? 1 : 0];
    const ball = balls[(period - 1) % INNINGS_BALLS];
    return ball === undefined ? null : ballSelection(ball);
  }
  if (kind === 'innings-runs' && line !== null) {
    if (scoreOf(state.innings[0]).runs > line) return 'over';
    return isInningsOver(state.innings[0], null) ? 'under' : null;
  }
  const { runs, wickets, balls } = scoreOf(ballsOfOver(state, period));
  const ended = balls === OVER_BALLS || (period > OVERS ? isSecondOver(state) : currentInnings(state) === 1);
  if (kind === 'over-runs' && line !== null) return runs > line ? 'over' : ended ? 'under' : null;
  if (kind === 'over-wicket') return wickets > 0 ? 'yes' : ended ? 'no' : null;
  throw new RangeError(`no such market: ${market}`);
}

function play(fixture: Fixture, state: CricketState, number: number): CricketState {
  const innings = currentInnings(state);
  if (innings === 1 && isSecondOver(state))
    return { ...state, ...afterStep(state, true), bowlOut: number < 0.5 ? 'home' : 'away' };
  const ball = ballOf(ballChances(ratioOf(fixture, innings)), number);
  const [first, second] = state.innings;
  const next: CricketState = {
    ...state,
    innings: innings === 0 ? [[...first, ball], second] : [first, [...second, ball]],
  };
  const ended = innings === 0 ? currentInnings(next) === 1 : isSecondOver(next);
  return { ...next, ...afterStep(state, ball === 'wicket' || ended) };
}

/** Cricket of twenty overs a side, ball by ball: the winner, runs and wickets. */
export const cricket: SportRules<CricketState> = {
  stepMs: 3000,
  maxSteps: 2 * INNINGS_BALLS + 1,
  begin: () => ({ ...BEFORE, innings: [[], []], bowlOut: null }),
  play,
  isOver,
  markets,
  resultOf,
};
