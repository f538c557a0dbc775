import { parseAmount } from '#libs/money/amount';
import type { BrandSettings } from '#libs/site/common/brand-settings';
import { isModuleOn, MANUAL_REBATE, POINTS, VIP } from '#libs/site/common/modules';
import { CATEGORIES } from '../common/games.calls.js';

/** What a valid bet earns its player at one VIP level, in parts per million, before the game's edge limits it. */
export interface EarningShare {
  game_type: string;
  level: number;
  points: number;
  rebate: number;
  weekly: number;
}

/** For each type of game and level. A module that is off earns nothing. */
export function earningShares({ rewards, currency, whitelabel }: BrandSettings): EarningShare[] {
  const { points, rebate, levels } = rewards;
  const ifOn = (module: string, share: number | undefined) =>
    isModuleOn(whitelabel, module) ? (share ?? 0) : 0;
  return CATEGORIES.flatMap((type) => {
    const stake = parseAmount(points.stakePerPoint[type], currency);
    const earned = stake > 0n ? Number((parseAmount(points.worth, currency) * 1_000_000n) / stake) : 0;
    return levels.needs.map((_, level) => ({
      game_type: type,
      level,
      points: ifOn(POINTS, earned),
      rebate: ifOn(MANUAL_REBATE, rebate.shares[type][level]),
      weekly: ifOn(VIP, levels.weeklyShares[level]),
    }));
  });
}
