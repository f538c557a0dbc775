import { useTranslation } from 'react-i18next';
import type { Family } from '#libs/lottery/common/games';
import type { Rule } from '#libs/lottery/common/rules/rule';
import { findRule } from '#libs/lottery/common/rules/rules';
import { useAmountText } from '../../../i18n/use-amount-text';

/** A rule's name and explanation in the phrases, with the numbers in them; rules of several places share one. */
export interface RuleName {
  key: RuleKey;
  /** How many numbers or digits a bet has, and of how many places, or for how many stakes. */
  n?: number;
  of?: number;
}

const PLAIN = {
  'ssc.pos': 'position',
  'ssc.ball': 'placeSides',
  'ssc.total': 'total',
  'ssc.dt': 'dragonTiger',
  'ssc.front2.direct': 'front2',
  'ssc.last2.direct': 'last2',
  'ssc.front2.group': 'front2Any',
  'ssc.last2.group': 'last2Any',
  'ssc.s4.g6': 'twoDoubles',
  'pk.pos': 'carPosition',
  'pk.ball': 'carSides',
  'pk.dt': 'carDragon',
  'pk.sum2': 'sumOfTwo',
  'pk.sum2.side': 'sumOfTwoSides',
  'k3.sum': 'diceSum',
  'k3.side': 'diceSides',
  'k3.triple': 'triple',
  'k3.triple.any': 'anyTriple',
  'k3.pair': 'pair',
  'k3.pair.any': 'anyPair',
  'k3.diff3': 'threeDifferent',
  'k3.diff3.banker': 'threeBanker',
  'k3.diff2': 'twoDifferent',
  'k3.run.any': 'anyRun',
  'k3.die': 'oneDie',
  'x5.pos': 'numberPosition',
  'x5.any1of3': 'oneOfFirst3',
  'x5.odds': 'oddCount',
  'x5.middle': 'middle',
  'l6.std': 'six',
  'l6.banker': 'sixBanker',
  'vn.lo2.unit': 'loUnit',
  'vn.de': 'de',
  'vn.de.first': 'deFirst',
  'vn.de.g1': 'deG1',
  'vn.de.g7': 'deG7',
  'vn.head': 'vnHead',
  'vn.tail': 'vnTail',
  'vn.side': 'vnSides',
  'vn.sum2': 'vnSum',
  'sea.front3': 'front3',
  'sea.bottom3': 'bottom3',
  'sea.bottom2': 'bottom2',
  'sea.run.top': 'runTop',
  'sea.run.bottom': 'runBottom',
  'sea.pos': 'topPosition',
  'sea.side.top': 'topSides',
  'sea.side.bottom': 'bottomSides',
} as const;

/** The last part of the rules of five, four or three places of SSC. */
const OF_PLACES = [
  'direct',
  'sum',
  'span',
  'g3',
  'g6',
  'gsum',
  'form',
  'g120',
  'g60',
  'g30',
  'g20',
  'g10',
  'g5',
  'g24',
  'g12',
  'g4',
] as const;

type NumberedKey =
  | 'anyOf'
  | 'times'
  | 'sidesOf'
  | 'anyPlaces'
  | 'first'
  | 'firstAny'
  | 'pick'
  | 'pickBanker'
  | 'lo'
  | 'xien'
  | 'slip'
  | 'cang'
  | 'top'
  | 'tod';
export type RuleKey = (typeof PLAIN)[keyof typeof PLAIN] | (typeof OF_PLACES)[number] | NumberedKey;

/** Patterns whose groups are the numbers in the name. */
const NUMBERED: readonly [RegExp, NumberedKey][] = [
  [/^ssc\.any(\d)of(\d)$/, 'anyOf'],
  [/^ssc\.times(\d)$/, 'times'],
  [/^ssc\.bsoe(\d)$/, 'sidesOf'],
  [/^ssc\.pick(\d)$/, 'anyPlaces'],
  [/^(?:pk|x5)\.first(\d)$/, 'first'],
  [/^(?:pk|x5)\.first(\d)\.group$/, 'firstAny'],
  [/^x5\.pick(\d)$/, 'pick'],
  [/^x5\.pick(\d)\.banker$/, 'pickBanker'],
  [/^vn\.lo(\d)$/, 'lo'],
  [/^vn\.x(\d)$/, 'xien'],
  [/^vn\.slip(\d+)$/, 'slip'],
  [/^vn\.c(\d)$/, 'cang'],
  [/^sea\.top(\d)$/, 'top'],
  [/^sea\.tod(\d)$/, 'tod'],
];

/** @throws RangeError for a rule without a name: each that a game offers has one */
export function ruleName(code: string): RuleName {
  if (code in PLAIN) return { key: PLAIN[code as keyof typeof PLAIN] };
  for (const [pattern, key] of NUMBERED) {
    const found = pattern.exec(code);
    if (found) return { key, n: Number(found[1]), of: Number(found[2] ?? findRule(code)?.ways ?? 0) };
  }
  const last = code.split('.').at(-1);
  const key = OF_PLACES.find((each) => each === last);
  if (!key) throw new RangeError(`the rule ${code} has no name`);
  return { key };
}

/** The tabs above the rules, by what a rule looks at. */
const RULE_GROUPS = [
  'position',
  's5',
  's4',
  'front3',
  'mid3',
  'last3',
  'two',
  'anywhere',
  'sides',
  'anyPlaces',
  'dragon',
  'first',
  'sum',
  'same',
  'different',
  'pick',
  'banker',
  'figures',
  'six',
  'lo',
  'xien',
  'slip',
  'de',
  'cang',
  'ending',
  'three',
  'four',
  'run',
] as const;
export type RuleGroup = (typeof RULE_GROUPS)[number];

const GROUPED: Record<Family, readonly [RegExp, RuleGroup][]> = {
  SSC: [
    [/\.(s5|s4|front3|mid3|last3)\./, 's5'],
    [/\.(front2|last2)\./, 'two'],
    [/\.pos$/, 'position'],
    [/\.(any\d|times)/, 'anywhere'],
    [/\.pick/, 'anyPlaces'],
    [/\.dt$/, 'dragon'],
    [/./, 'sides'],
  ],
  PK10: [
    [/\.pos$/, 'position'],
    [/\.first/, 'first'],
    [/\.sum2/, 'sum'],
    [/\.dt$/, 'dragon'],
    [/./, 'sides'],
  ],
  K3: [
    [/\.(sum|side)$/, 'sum'],
    [/\.(triple|pair)/, 'same'],
    [/./, 'different'],
  ],
  X5: [
    [/\.first/, 'first'],
    [/\.(pos|any1of3)$/, 'position'],
    [/\.banker$/, 'banker'],
    [/\.pick/, 'pick'],
    [/./, 'figures'],
  ],
  L6: [[/./, 'six']],
  VN: [
    [/\.lo\d/, 'lo'],
    [/\.x\d/, 'xien'],
    [/\.slip/, 'slip'],
    [/\.de\b/, 'de'],
    [/\.c\d/, 'cang'],
    [/./, 'ending'],
  ],
  SEA: [
    [/3$/, 'three'],
    [/2$/, 'two'],
    [/4$/, 'four'],
    [/\.run\./, 'run'],
    [/\.pos$/, 'position'],
    [/./, 'sides'],
  ],
};

/** The tab of a rule. */
export function groupOf(family: Family, code: string): RuleGroup {
  const found = GROUPED[family].find(([pattern]) => pattern.test(code))?.[1] ?? 'figures';
  // Windows of places are tabs of their own.
  return found === 's5' ? ((code.split('.')[1] ?? 's5') as RuleGroup) : found;
}

/** Numbers come before their places. */
const SEA_ORDER: readonly RuleGroup[] = ['three', 'two', 'four', 'run', 'position', 'sides'];

/** The tabs that some rules of a family have, in their order. */
export function groupsOf(family: Family, rules: readonly Pick<Rule, 'code'>[]): RuleGroup[] {
  const present = new Set(rules.map(({ code }) => groupOf(family, code)));
  return (family === 'SEA' ? SEA_ORDER : RULE_GROUPS).filter((group) => present.has(group));
}

/** Names of rules in the language on show. */
export function useRuleText() {
  const { t } = useTranslation('lottery');
  const { count } = useAmountText();
  const numbers = ({ n = 0, of = 0 }: RuleName) => ({ n: count(n), of: count(of) });
  const name = (code: string): string => {
    const rule = ruleName(code);
    return t(`rules.${rule.key}.name`, numbers(rule));
  };
  return {
    name,
    wins: (code: string): string => {
      const rule = ruleName(code);
      return t(`rules.${rule.key}.wins`, numbers(rule));
    },
    group: (group: RuleGroup): string => t(`groups.${group}`),
    /** With its tab, for a line that stands outside of it. */
    whole: (family: Family, code: string): string => {
      const group = groupOf(family, code);
      const needsGroup = OF_PLACES.some((each) => each === ruleName(code).key);
      return needsGroup ? `${t(`groups.${group}`)} · ${name(code)}` : name(code);
    },
  };
}
