import type { Rule } from '../rules/rule.js';
import { numberedPlace, type TrendPlaceKey } from './places.js';

/** The place at which the first row of a rule of places stands. */
const FIRST_PLACE: readonly [RegExp, number][] = [
  [/^ssc\.(pos|pick\d|s5\.direct|front\d\.direct)$/, 1],
  [/^ssc\.(s4|mid3)\.direct$/, 2],
  [/^ssc\.last3\.direct$/, 3],
  [/^ssc\.last2\.direct$/, 4],
  [/^(pk|x5)\.(pos|first\d)$/, 1],
  [/^sea\.pos$/, 1],
];

/** Rules whose numbers are looked up in one place. */
const OF_PLACE: readonly [RegExp, TrendPlaceKey][] = [
  [/^ssc\.any\dof5$/, 'numbers'],
  [/^pk\.sum2$/, 'sum2'],
  [/^k3\.sum$/, 'sum'],
  [/^k3\.(die|diff2|diff3|diff3\.banker)$/, 'numbers'],
  [/^x5\.pick\d(\.banker)?$/, 'numbers'],
  [/^l6\./, 'numbers'],
  [/^vn\.(lo2|lo2\.unit|x\d|slip\d+)$/, 'lo2'],
  [/^vn\.de$/, 'de'],
  [/^vn\.head$/, 'head'],
  [/^vn\.tail$/, 'tail'],
  [/^sea\.top2$/, 'top2'],
  [/^sea\.bottom2$/, 'bottom2'],
];

/** The place whose figures tell about the tokens of a row of a rule; null where no figure does. */
export function placeOfRow({ code }: Pick<Rule, 'code'>, row: number): TrendPlaceKey | null {
  const first = FIRST_PLACE.find(([pattern]) => pattern.test(code));
  if (first) return numberedPlace(first[1] + row);
  return OF_PLACE.find(([pattern]) => pattern.test(code))?.[1] ?? null;
}
