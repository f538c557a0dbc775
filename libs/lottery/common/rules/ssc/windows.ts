import { sum, tally } from '../combinations.js';
import { chance, type Hits, hits, oneClass, type Rule, row } from '../rule.js';
import { numberTokens, wordTokens } from '../tokens.js';
import type { View } from '../view.js';
import { sscRule } from './ssc-rule.js';
import { WINDOWS } from './views.js';

type Three = readonly number[];

const spanOf = (digits: Three) => Math.max(...digits) - Math.min(...digits);
const different = (digits: Three) => new Set(digits).size;

/** The 1,000 results of three places, and those that are in order: one for each combination. */
const RESULTS = WINDOWS.last3.group?.outcomes ?? [];
const COMBINATIONS = RESULTS.filter(([a = 0, b = 0, c = 0]) => a <= b && b <= c);

/** A bet for each result that has a picked figure. */
function figure(code: string, view: View, highest: number, figureOf: (digits: Three) => number): Rule {
  const counts = tally(RESULTS, figureOf);
  return sscRule({
    code,
    rows: [row(numberTokens(0, highest))],
    classes: oneClass(1, 1000),
    parts: ([picked = []]) => [
      {
        view,
        bets: sum(picked.map((number) => counts.get(number) ?? 0)),
        hits: (seen) => hits(picked.includes(figureOf(seen)) ? 1 : 0),
      },
    ],
  });
}

/** A bet for each combination with a picked sum that is no triple. */
function groupSum(code: string, view: View): Rule {
  const counts = tally(
    COMBINATIONS.filter((digits) => different(digits) > 1),
    sum,
  );
  return sscRule({
    code,
    rows: [row(numberTokens(1, 26))],
    classes: { g3: chance(3, 1000), g6: chance(6, 1000) },
    parts: ([picked = []]) => [
      {
        view,
        bets: sum(picked.map((number) => counts.get(number) ?? 0)),
        hits: (seen): Hits => {
          if (different(seen) === 1 || !picked.includes(sum(seen))) return {};
          return different(seen) === 2 ? { g3: 1 } : { g6: 1 };
        },
      },
    ],
  });
}

const FORMS = wordTokens('leopard', 'straight', 'pair', 'half', 'mixed');

/** How many of the digits have the next one beside them; 0 follows 9. */
const neighbours = (digits: Three) => digits.filter((digit) => digits.includes((digit + 1) % 10)).length;

function formOf(digits: Three): string {
  if (different(digits) === 1) return 'leopard';
  if (different(digits) === 2) return 'pair';
  return ['mixed', 'half', 'straight'][neighbours(digits)] ?? 'mixed';
}

function form(code: string, view: View): Rule {
  return sscRule({
    code,
    rows: [row(FORMS)],
    classes: {
      leopard: chance(10, 1000),
      straight: chance(60, 1000),
      pair: chance(270, 1000),
      half: chance(360, 1000),
      mixed: chance(300, 1000),
    },
    parts: ([picked = []]) => [
      {
        view,
        bets: picked.length,
        hits: (seen): Hits => {
          const found = formOf(seen);
          return picked.some((place) => FORMS.texts[place] === found) ? { [found]: 1 } : {};
        },
      },
    ],
  });
}

export const windowRules: readonly Rule[] = Object.entries(WINDOWS).flatMap(([window, view]) => [
  figure(`ssc.${window}.sum`, view, 27, sum),
  figure(`ssc.${window}.span`, view, 9, spanOf),
  groupSum(`ssc.${window}.gsum`, view),
  form(`ssc.${window}.form`, view),
]);
