import { type GameCode, STUDIO_CODES, type StudioCode } from '../../common/api.js';
import type { InstantRules } from '../../common/instant/rules.js';
import { type InstantCode, instantRules, isInstantCode } from '../../common/instant/titles.js';
import { CRASH_RTP } from '../../common/studio/crash.js';
import { DICE_RTP } from '../../common/studio/dice.js';
import type { SlotRules } from '../../common/studio/slot.js';
import { hasJackpot, SLOT_TITLES, type SlotCode, slotRtp } from '../../common/studio/slot-titles.js';
import { GameError } from '../vendor/game-error.js';
import type { Title } from '../vendor/title.js';

export interface StudioTitle extends Title {
  slot: SlotRules | null;
  instant: InstantRules | null;
}

const COMMON = { category: 'RNG', best: 1, step: 1, slot: null, instant: null };

function slot(code: SlotCode, names: Title['names']): StudioTitle {
  const rules = SLOT_TITLES[code];
  const line = Math.max(...rules.paytable.flatMap(({ pays }) => pays.map(({ pay }) => pay)));
  const step = rules.lines.length;
  const jackpot = hasJackpot(code);
  // Half of the largest win is left for the pot.
  const best = jackpot ? 2 * line : line;
  return {
    ...COMMON,
    code,
    kind: 'slot',
    lobbyClass: jackpot ? 'JP' : 'slot',
    names,
    rtp: slotRtp(code),
    best,
    step,
    slot: rules,
  };
}

function instant(code: InstantCode): StudioTitle {
  const rules = instantRules(code);
  const { names, rtp, best, lobbyClass } = rules;
  return { ...COMMON, code, kind: 'instant', lobbyClass, names, rtp, best, instant: rules };
}

const TITLES: Record<Exclude<StudioCode, InstantCode>, StudioTitle> = {
  'river-dice': {
    ...COMMON,
    code: 'river-dice',
    kind: 'dice',
    lobbyClass: 'dice',
    names: { en: 'River Dice', bn: 'নদীর পাশা', ar: 'نرد النهر' },
    rtp: DICE_RTP,
  },
  'lantern-reels': slot('lantern-reels', { en: 'Lantern Reels', bn: 'লণ্ঠন রিলস', ar: 'بكرات الفوانيس' }),
  'night-bazaar': slot('night-bazaar', { en: 'Night Bazaar', bn: 'রাতের বাজার', ar: 'سوق الليل' }),
  'mango-grove': slot('mango-grove', { en: 'Mango Grove', bn: 'আমবাগান', ar: 'بستان المانجو' }),
  'harvest-pot': slot('harvest-pot', { en: 'Harvest Pot', bn: 'নবান্নের হাঁড়ি', ar: 'جرة الحصاد' }),
  'sky-kite': {
    ...COMMON,
    code: 'sky-kite',
    kind: 'crash',
    lobbyClass: 'crash',
    names: { en: 'Sky Kite', bn: 'আকাশ ঘুড়ি', ar: 'طائرة السماء' },
    rtp: CRASH_RTP,
  },
};

const isStudioCode = (code: GameCode): code is StudioCode => STUDIO_CODES.some((known) => known === code);

/** @throws GameError invalid_input for a game of another vendor */
export function titleOf(code: GameCode): StudioTitle {
  if (!isStudioCode(code)) throw new GameError('invalid_input', { field: 'game' });
  return isInstantCode(code) ? instant(code) : TITLES[code];
}

export const STUDIO_TITLES: readonly StudioTitle[] = STUDIO_CODES.map(titleOf);
