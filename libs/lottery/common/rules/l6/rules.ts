import { choose, countIn } from '../combinations.js';
import { chance, defineRule, type Hits, type Picks, type Rule, type RuleSpec, row } from '../rule.js';
import { numberTokens } from '../tokens.js';
import { numbersOf, type View } from '../view.js';

const NUMBERS = numberTokens(1, 45, 2);
const DRAWN = 6;
const MOST_PICKS = 12;
const RESULTS = 8_145_060;

const DRAWN_NUMBERS: View = { key: 'l6', of: (result) => numbersOf(result, 'L6'), group: null };

const CLASSES = {
  '3': chance(182_780, RESULTS),
  '4': chance(11_115, RESULTS),
  '5': chance(234, RESULTS),
  '6': chance(1, RESULTS),
};

/** By right numbers, in ten-thousandths of the stake of a bet. They are the same for every prize group. */
const PRIZES = { '3': 80_000, '4': 1_000_000, '5': 40_000_000, '6': 10_000_000_000 };

/**
 * Bets by right numbers: each has all bankers and fills up to six with others, of which `found` are right and `missed`
 * are not.
 */
function rightNumbers(fixed: number, bankers: number, [found, missed]: [number, number]): Hits {
  const free = DRAWN - bankers;
  return Object.fromEntries(
    Object.keys(CLASSES).map((right) => {
      const more = Number(right) - fixed;
      return [right, choose(found, more) * choose(missed, free - more)];
    }),
  );
}

const l6Rule = (
  spec: Pick<RuleSpec, 'code' | 'rows' | 'bankers'>,
  read: (picks: Picks) => { bankers: readonly number[]; others: readonly number[] },
): Rule =>
  defineRule({
    ...spec,
    family: 'L6',
    modes: ['LOTT'],
    maxPicks: MOST_PICKS,
    classes: CLASSES,
    fixedOdds: PRIZES,
    parts: (picks) => {
      const { bankers, others } = read(picks);
      return [
        {
          view: DRAWN_NUMBERS,
          bets: choose(others.length, DRAWN - bankers.length),
          hits: (seen) => {
            const found = countIn(others, seen);
            return rightNumbers(countIn(bankers, seen), bankers.length, [found, others.length - found]);
          },
        },
      ];
    },
    most: (picks) => {
      const { bankers, others } = read(picks);
      const found = DRAWN - bankers.length;
      return rightNumbers(bankers.length, bankers.length, [found, others.length - found]);
    },
  });

export const l6Rules: readonly Rule[] = [
  l6Rule({ code: 'l6.std', rows: [row(NUMBERS, DRAWN, MOST_PICKS)] }, ([others = []]) => ({
    bankers: [],
    others,
  })),
  l6Rule(
    {
      code: 'l6.banker',
      rows: [row(NUMBERS, 1, DRAWN - 1), row(NUMBERS, 1, MOST_PICKS - 1)],
      bankers: true,
    },
    ([bankers = [], others = []]) => ({ bankers, others }),
  ),
];
