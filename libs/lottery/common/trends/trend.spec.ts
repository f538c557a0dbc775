import { random } from '#libs/platform/testing/random';
import { LOTTERY_GAMES } from '../games.js';
import { drawResult } from '../results/draw-result.js';
import { readResult, resultText } from '../results/result-text.js';
import { LOTTERY_RULES } from '../rules/rules.js';
import { plainFigures, shownBy } from '../testing/oracle/trends.fixture.js';
import { placeOfRow } from './place-of-row.js';
import { trendPlacesOf } from './places.js';
import { trendOf } from './trend.js';

type Game = (typeof LOTTERY_GAMES)[number];

/** Texts of results, the newest first. */
async function draws({ shape }: Game, count: number, seed: number): Promise<string[]> {
  const numbers = random(seed);
  const texts: string[] = [];
  while (texts.length < count)
    texts.push(resultText(await drawResult(shape, async (end) => numbers.below(end)), shape));
  return texts;
}

const trend = ({ family, shape }: Game, texts: string[], size: number) =>
  trendOf(
    family,
    texts.map((text) => {
      const result = readResult(text, shape);
      if (!result) throw new Error(`${text} is no result`);
      return result;
    }),
    size,
  );

const RUNS: [number, number][] = [
  [0, 30],
  [1, 30],
  [7, 30],
  [30, 30],
  [31, 30],
  [140, 50],
  [420, 100],
];

test.each(LOTTERY_GAMES)(
  '$code has the figures and roads that a plain walk through the texts has',
  async (game) => {
    for (const [seed, [count, size]] of RUNS.entries()) {
      const texts = await draws(game, count, seed);
      const shown = texts.map((text) => shownBy(game.family, text)).reverse();
      const { places, roads } = trend(game, texts, size);
      for (const { place, numbers } of places)
        for (const { number, ...figures } of numbers)
          expect([place, number, figures]).toEqual([
            place,
            number,
            plainFigures(
              shown.map((each) => (each.places[place] ?? []).includes(number)),
              size,
            ),
          ]);
      const named = roads.map(({ kind, place, against, marks }) => [
        [kind, place, against].filter((each) => each !== null).join(' '),
        marks,
      ]);
      const [last] = shown;
      if (last) expect(places.map(({ place }) => place).sort()).toEqual(Object.keys(last.places).sort());
      if (last)
        expect(Object.fromEntries(named)).toEqual(
          Object.fromEntries(
            Object.keys(last.roads).map((road) => [road, shown.slice(-size).map((each) => each.roads[road])]),
          ),
        );
    }
  },
);

const ssc = LOTTERY_GAMES.find(({ code }) => code === 'SSC1M');
if (!ssc) throw new Error('no SSC1M');
const figuresOf = (texts: string[], size: number, digit: string) =>
  trend(ssc, texts, size)
    .places.find(({ place }) => place === 'p5')
    ?.numbers.find(({ number }) => number === digit);

test('waits that reach into the window count whole, and runs end at its beginning', () => {
  const units = '7733773';
  const texts = [...units].map((digit) => `0,0,0,0,${digit}`).reverse();
  // Of the draws 7 7 [3 3 7 7 3], the newest last.
  expect(figuresOf(texts, 5, '7')).toEqual({
    number: '7',
    missing: 1,
    hits: 2,
    averageMissing: 1,
    longestMissing: 2,
    longestRun: 2,
  });
  expect(figuresOf(texts, 5, '3')).toEqual({
    number: '3',
    missing: 0,
    hits: 3,
    averageMissing: 1,
    longestMissing: 2,
    longestRun: 2,
  });
  expect(figuresOf(texts, 5, '9')).toMatchObject({
    missing: 7,
    hits: 0,
    averageMissing: 7,
    longestMissing: 7,
  });
});

test('a row of picks is told about by a place that has all of its numbers', () => {
  let told = 0;
  for (const rule of LOTTERY_RULES)
    for (const [at, { tokens }] of rule.rows.entries()) {
      const key = placeOfRow(rule, at);
      if (!key) continue;
      told += 1;
      const place = trendPlacesOf(rule.family).find((each) => each.key === key);
      expect([rule.code, at, place?.tokens.texts]).toEqual([rule.code, at, tokens.texts]);
    }
  expect(told).toBeGreaterThan(80);
});
