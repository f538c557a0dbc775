import { BOOK_CODES, type BookCode } from './codes.js';
import { currentInnings } from './cricket.js';
import { type Fixture, type Market, matchNumbers, playTo, type Selection } from './match.js';
import { BOOK_RTP, chanceIn, oddsOf } from './odds.js';
import { bookTitle, fixtureById, fixtureOf, fixturesAt, type SportState, stepsAt } from './titles.js';

const known = new WeakMap<SportState, Market[]>();

/** Computed once for each state. */
function marketsAt(code: BookCode, fixture: Fixture, state: SportState): Market[] {
  const markets = known.get(state) ?? bookTitle(code).rules.markets(fixture, state);
  known.set(state, markets);
  return markets;
}

async function dealt(code: BookCode, fixture: Fixture, seed: string): Promise<number[]> {
  return matchNumbers(seed, fixture.id, bookTitle(code).rules.maxSteps);
}

/** Some states of a match, from its start to its end. */
async function states(code: BookCode, fixture: Fixture, seed: string, every: number): Promise<SportState[]> {
  const { rules } = bookTitle(code);
  const numbers = await dealt(code, fixture, seed);
  const found: SportState[] = [rules.begin(fixture)];
  for (let state = rules.begin(fixture); !rules.isOver(state); ) {
    state = playTo(rules, fixture, numbers, state.steps + every, state);
    found.push(state);
  }
  return found;
}

describe.each(BOOK_CODES)('%s', (code) => {
  const { rules } = bookTitle(code);
  const fixture = fixtureOf(code, 1001);
  const every = code === 'village-overs' ? 37 : 7;

  test('chances of each market sum to 1, and its overround is 1.05 within the rounding of the odds', async () => {
    for (const state of await states(code, fixture, 'a seed of the specs', every))
      for (const { chances, id } of marketsAt(code, fixture, state)) {
        expect([id, chances.reduce((sum, [, chance]) => sum + chance, 0)]).toEqual([
          id,
          expect.closeTo(1, 9),
        ]);
        const odds = chances.map(([, chance]) => oddsOf(chance));
        if (odds.includes(null)) continue;
        const overround = odds.reduce<number>((sum, each) => sum + 1000 / (each ?? 1), 0);
        // An odd is rounded down by less than a thousandth of at least 1.01.
        expect(overround).toBeGreaterThan(1.05 - 1e-9);
        expect(overround).toBeLessThan(1.05 * 1.001);
      }
  });

  test('a single returns 1 / 1.05 of its stake at most, and at least within a thousandth', async () => {
    for (const state of await states(code, fixture, 'another seed', every))
      for (const { chances } of marketsAt(code, fixture, state))
        for (const [, chance] of chances) {
          const odds = oddsOf(chance);
          if (odds === null) continue;
          expect((chance * odds) / 1000).toBeLessThanOrEqual(BOOK_RTP + 1e-12);
          expect((chance * odds) / 1000).toBeGreaterThan(BOOK_RTP * 0.999);
        }
  });

  test('odds follow from what is visible: what is still to come changes none', async () => {
    const numbers = await dealt(code, fixture, 'a seed of the specs');
    const steps = 40;
    const state = playTo(rules, fixture, numbers, steps);
    const other = [
      ...numbers.slice(0, steps),
      ...numbers.slice(steps).map((number) => 1 - number - 2 ** -33),
    ];
    const twin = playTo(rules, fixture, other, steps);
    expect(twin).toEqual(state);
    expect(marketsAt(code, fixture, twin)).toEqual(marketsAt(code, fixture, state));
  });

  test('the chance of each selection is the mean of its chances one step later: odds and play agree', async () => {
    const all = await states(code, fixture, 'a third seed', 1);
    for (const state of all.filter((each, index) => index % 60 === 2 || isLate(each, all[index + 2]))) {
      if (rules.isOver(state)) continue;
      const followers = followersOf(code, fixture, state);
      for (const market of marketsAt(code, fixture, state)) {
        const means = market.chances.map(([selection, chance]) => {
          const mean = followers.reduce(
            (sum, { after, share }) => sum + share * chanceAfter(code, fixture, after, market.id, selection),
            0,
          );
          return [chance, mean];
        });
        for (const [chance, mean] of means)
          expect([market.id, mean]).toEqual([market.id, expect.closeTo(chance ?? 0, 8)]);
      }
    }
  });

  test('a match ends, every market that was offered has a result, and it stays', async () => {
    const seen = new Map<string, Selection | null>();
    const all = await states(code, fixture, 'a fourth seed', code === 'village-overs' ? 5 : 1);
    for (const state of all) {
      for (const [id, result] of seen)
        if (result !== null) expect(rules.resultOf(fixture, state, id)).toBe(result);
      for (const { id } of marketsAt(code, fixture, state)) {
        expect([id, rules.resultOf(fixture, state, id)]).toEqual([id, null]);
        seen.set(id, null);
      }
      for (const id of seen.keys()) seen.set(id, rules.resultOf(fixture, state, id));
    }
    expect([...seen.values()]).not.toContain(null);
    expect(marketsAt(code, fixture, all.at(-1) ?? rules.begin(fixture))).toEqual([]);
  }, 20_000);

  test('at any moment matches run and eight can be bet on, of which the next four have different teams', () => {
    const { every: pause } = bookTitle(code);
    for (let at = 1_800_000_000_000; at < 1_800_000_000_000 + 30 * pause; at += pause / 3) {
      const open = fixturesAt(code, at).filter((each) => stepsAt(code, each, at) < rules.maxSteps);
      expect(open.filter(({ startsAt }) => startsAt <= at).length).toBeGreaterThanOrEqual(2);
      expect(open.length).toBeGreaterThanOrEqual(7);
    }
    for (let number = 0; number < 56; number += 4) {
      const teams = [0, 1, 2, 3].flatMap((index) => {
        const { home, away } = fixtureOf(code, number + index);
        return [home, away];
      });
      expect(new Set(teams).size).toBe(8);
    }
  });

  test('knows its matches by id, and no others', () => {
    expect(fixtureById(code, fixture.id)).toEqual(fixture);
    for (const id of ['', `${code}-`, `${code}-01`, `${code}-1x`, 'village-1'])
      expect(() => fixtureById(code, id)).toThrow(RangeError);
    expect(() => rules.resultOf(fixture, rules.begin(fixture), 'no-such')).toThrow(RangeError);
  });
});

/** Two steps before an innings, a map or the match ends: there the odds of both parts meet. */
function isLate(state: SportState, after: SportState | undefined): boolean {
  if (state.sport === 'cricket')
    return after?.sport !== 'cricket' || currentInnings(after) !== currentInnings(state);
  return after === undefined || (state.sport === 'esports' && after.events !== state.events);
}

/** What may come after a state, found by the numbers at which the next step changes, and how likely it is. */
function followersOf(
  code: BookCode,
  fixture: Fixture,
  state: SportState,
): { after: SportState; share: number }[] {
  const { rules } = bookTitle(code);
  const at = (number: number) => rules.play(fixture, state, number);
  const key = (number: number) => JSON.stringify(at(number));
  const edges = [0];
  // Finer than the least likely outcome, three runs off a ball.
  const GRID = 256;
  for (let index = 0; index < GRID; index += 1) {
    let [low, high] = [index / GRID, Math.min((index + 1) / GRID, 1 - 2 ** -53)];
    if (key(low) === key(high)) continue;
    for (let halvings = 0; halvings < 44; halvings += 1) {
      const middle = (low + high) / 2;
      if (key(middle) === key(low)) low = middle;
      else high = middle;
    }
    edges.push(high);
  }
  return edges.map((edge, index) => ({ after: at(edge), share: (edges[index + 1] ?? 1) - edge }));
}

/** 1 or 0 where the market has a result; otherwise its chance, and the mean of the next steps once it is closed. */
function chanceAfter(
  code: BookCode,
  fixture: Fixture,
  state: SportState,
  id: string,
  selection: Selection,
): number {
  const { rules } = bookTitle(code);
  const result = rules.resultOf(fixture, state, id);
  if (result !== null) return result === selection ? 1 : 0;
  const market = marketsAt(code, fixture, state).find((each) => each.id === id);
  if (market) return chanceIn(market, selection) ?? Number.NaN;
  return followersOf(code, fixture, state).reduce(
    (sum, { after, share }) => sum + share * chanceAfter(code, fixture, after, id, selection),
    0,
  );
}

test('a tie is an even bet until the bowl-out decides it, and the chances of one before agree', () => {
  const { rules } = bookTitle('village-overs');
  const fixture = fixtureOf('village-overs', 7);
  const singles = Array.from({ length: 120 }, () => 1 as const);
  const tied: SportState = {
    sport: 'cricket',
    steps: 240,
    events: 1,
    lastEvent: 240,
    innings: [singles, singles],
    bowlOut: null,
  };
  expect(rules.markets(fixture, tied)).toMatchObject([
    {
      id: 'winner',
      chances: [
        ['home', 0.5],
        ['away', 0.5],
      ],
    },
  ]);
  expect(followersOf('village-overs', fixture, tied)).toMatchObject([
    { after: { bowlOut: 'home' }, share: 0.5 },
    { after: { bowlOut: 'away' }, share: 0.5 },
  ]);
  const before: SportState = { ...tied, steps: 239, lastEvent: 120, innings: [singles, singles.slice(1)] };
  const mean = followersOf('village-overs', fixture, before).reduce(
    (sum, { after, share }) => sum + share * chanceAfter('village-overs', fixture, after, 'winner', 'home'),
    0,
  );
  expect(chanceAfter('village-overs', fixture, before, 'winner', 'home')).toBeCloseTo(mean, 9);
});
