import type { Family, LotteryGame, PrizeMode } from '../games.js';
import { k3Rules } from './k3/rules.js';
import { l6Rules } from './l6/rules.js';
import { pkRules } from './pk10/rules.js';
import type { Rule } from './rule.js';
import { seaRules } from './sea/rules.js';
import { sscRules } from './ssc/rules.js';
import { vnRules } from './vn/rules.js';
import { x5Rules } from './x5/rules.js';

const BY_FAMILY: Record<Family, readonly Rule[]> = {
  SSC: sscRules,
  PK10: pkRules,
  K3: k3Rules,
  X5: x5Rules,
  L6: l6Rules,
  VN: vnRules,
  SEA: seaRules,
};

export const LOTTERY_RULES: readonly Rule[] = Object.values(BY_FAMILY).flat();

const BY_CODE = new Map(LOTTERY_RULES.map((rule) => [rule.code, rule]));

export const findRule = (code: string): Rule | null => BY_CODE.get(code) ?? null;

/** The rules that may be played in this game and mode; none if the game does not have the mode. */
export const rulesOf = (game: LotteryGame, mode: PrizeMode): readonly Rule[] =>
  game.prizeModes.includes(mode)
    ? BY_FAMILY[game.family].filter(
        ({ modes, shapes }) => modes.includes(mode) && (shapes?.includes(game.shape) ?? true),
      )
    : [];
