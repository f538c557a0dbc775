import type { ReactNode } from 'react';
import type { GameCode } from '../../../../common/api';
import type { Stall } from '../../frame/valance';
import { bazaarSymbols } from './bazaar-symbols';
import { groveSymbols } from './grove-symbols';
import { harvestSymbols } from './harvest-symbols';
import { lanternSymbols } from './lantern-symbols';

/** What a title shows: whose stall it is, and its symbols. */
export interface TitleLook {
  stall: Stall;
  symbols: Record<string, ReactNode>;
}

const LOOKS: Partial<Record<GameCode, TitleLook>> = {
  'lantern-reels': { stall: 'lantern', symbols: lanternSymbols },
  'night-bazaar': { stall: 'bazaar', symbols: bazaarSymbols },
  'mango-grove': { stall: 'grove', symbols: groveSymbols },
  'harvest-pot': { stall: 'harvest', symbols: harvestSymbols },
};

const FIRST: TitleLook = { stall: 'lantern', symbols: lanternSymbols };

export function lookOf(game: GameCode): TitleLook {
  return LOOKS[game] ?? FIRST;
}
