import type { Family } from '../games.js';
import { DICE } from './k3/views.js';
import { dragonView, firstView, placeView as rankView } from './pk10/views.js';
import * as sea from './sea/views.js';
import { PLACES, pairView, placeView, TOTAL, WINDOWS } from './ssc/views.js';
import type { OutcomeGroup, View } from './view.js';
import * as vn from './vn/views.js';
import { FIRST_THREE, SET_OF_FIVE } from './x5/views.js';

const to = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

const VIEWS: Record<Family, readonly View[]> = {
  SSC: [
    ...PLACES.map(placeView),
    ...PLACES.flatMap((first) =>
      PLACES.filter((second) => second > first).map((second) => pairView(first, second)),
    ),
    ...Object.values(WINDOWS),
    TOTAL,
  ],
  PK10: [...to(10).map(rankView), firstView(2), firstView(3), ...to(5).map(dragonView)],
  K3: [DICE],
  X5: [FIRST_THREE, SET_OF_FIVE],
  L6: [],
  VN: [vn.SPECIAL_LAST_THREE, vn.SPECIAL_FIRST_TWO, vn.FIRST_LAST_TWO],
  SEA: [sea.TOP, sea.BOTTOM],
};

/** The groups that rules of a family share, by the key of their view. */
export const outcomeGroups = (family: Family): ReadonlyMap<string, OutcomeGroup> =>
  new Map(VIEWS[family].flatMap(({ key, group }) => (group ? [[key, group] as const] : [])));
