import type { Family } from '../games.js';
import type { DrawResult } from '../results/result.js';
import type { Part, Picks, Rule } from '../rules/rule.js';
import { findRule } from '../rules/rules.js';
import { numberedPlace, type TrendPlaceKey } from './places.js';

export const ROAD_KINDS = ['big-small', 'odd-even', 'dragon-tiger'] as const;
export type RoadKind = (typeof ROAD_KINDS)[number];

/** Which side of a bet each draw was, as the rule pays it. */
export interface Road {
  kind: RoadKind;
  /** Of `sum`, `sum2`, `de`, `top` and `bottom2` it is the number itself. */
  place: TrendPlaceKey;
  /** The place of the tiger, where there is one. */
  against: TrendPlaceKey | null;
  /** The token of the side that wins on a result. */
  markOf(result: DrawResult): string;
}

/** Sides in the last row of a rule, which are picked with what stands in the rows before it. */
interface Sides {
  rule: string;
  /** Tokens of the sides. */
  texts: readonly string[];
  /** The picks of a bet on a side, by its value. */
  picks(rule: Rule, side: number): Picks;
}

function road(kind: RoadKind, [place, against]: [TrendPlaceKey, TrendPlaceKey?], sides: Sides): Road {
  const rule = findRule(sides.rule);
  const tokens = rule?.rows.at(-1)?.tokens;
  if (!rule || !tokens) throw new RangeError(`no rule ${sides.rule}`);
  const bets = sides.texts.map((text) => ({
    text,
    parts: rule.parts(sides.picks(rule, tokens.values[tokens.placeOf(text) ?? -1] ?? -1)),
  }));
  return {
    kind,
    place,
    against: against ?? null,
    markOf: (result) => {
      const won = bets.find(({ parts }) => parts.some((part) => isWon(part, result)));
      if (!won) throw new RangeError(`no side of ${sides.rule} wins on a result of ${result.family}`);
      return won.text;
    },
  };
}

const isWon = ({ view, hits }: Part, result: DrawResult) =>
  Object.values(hits(view.of(result))).some((count) => count > 0);

/** Of one row among those that have nothing to do with each other. */
const inRow =
  (row: number): Sides['picks'] =>
  ({ rows }, side) =>
    rows.map((_, at) => (at === row ? [side] : []));

/** Big and small, odd and even of a row of a rule. */
const sidesOf = (rule: string, place: TrendPlaceKey, row = 0): Road[] => [
  road('big-small', [place], { rule, texts: ['B', 'S'], picks: inRow(row) }),
  road('odd-even', [place], { rule, texts: ['O', 'E'], picks: inRow(row) }),
];

const places = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

const sscPairs = places(5).flatMap((first) =>
  places(5)
    .slice(first)
    .map((second) =>
      road('dragon-tiger', [numberedPlace(first), numberedPlace(second)], {
        rule: 'ssc.dt',
        texts: ['D', 'T', 'X'],
        picks: (_, side) => [[first, second], [side]],
      }),
    ),
);

const carPairs = places(5).map((first) =>
  road('dragon-tiger', [numberedPlace(first), numberedPlace(11 - first)], {
    rule: 'pk.dt',
    texts: ['D', 'T'],
    picks: inRow(first - 1),
  }),
);

const BY_FAMILY: Record<Family, readonly Road[]> = {
  SSC: [
    ...sidesOf('ssc.total', 'sum'),
    ...places(5).flatMap((at) => sidesOf('ssc.ball', numberedPlace(at), at - 1)),
    ...sscPairs,
  ],
  PK10: [
    ...sidesOf('pk.sum2.side', 'sum2'),
    ...places(10).flatMap((at) => sidesOf('pk.ball', numberedPlace(at), at - 1)),
    ...carPairs,
  ],
  K3: sidesOf('k3.side', 'sum'),
  X5: [],
  L6: [],
  VN: sidesOf('vn.side', 'de'),
  SEA: [...sidesOf('sea.side.top', 'top'), ...sidesOf('sea.side.bottom', 'bottom2')],
};

/** None for families whose rules have no two sides. */
export const roadsOf = (family: Family): readonly Road[] => BY_FAMILY[family];
