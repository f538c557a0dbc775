import {
  type Currency,
  GAME_CODES,
  type GameCode,
  type GameKind,
  type Language,
  type Limits,
} from '../../studio/api.js';
import { CRASH_RTP } from '../../studio/crash.js';
import { DICE_RTP } from '../../studio/dice.js';
import type { InstantRules } from '../../studio/instant/rules.js';
import { type InstantCode, instantRules, isInstantCode } from '../../studio/instant/titles.js';
import type { SlotRules } from '../../studio/slot.js';
import { SLOT_TITLES, type SlotCode, slotRtp } from '../../studio/slot-titles.js';

export interface Title {
  code: GameCode;
  kind: GameKind;
  names: Record<Language, string>;
  rtp: number;
  slot: SlotRules | null;
  instant: InstantRules | null;
}

const slot = (code: SlotCode, names: Title['names']): Title => ({
  code,
  kind: 'slot',
  names,
  rtp: slotRtp(code),
  slot: SLOT_TITLES[code],
  instant: null,
});

const instant = (code: InstantCode): Title => {
  const rules = instantRules(code);
  return { code, kind: 'instant', names: rules.names, rtp: rules.rtp, slot: null, instant: rules };
};

const TITLES: Record<Exclude<GameCode, InstantCode>, Title> = {
  'river-dice': {
    code: 'river-dice',
    kind: 'dice',
    names: { en: 'River Dice', bn: 'নদীর পাশা', ar: 'نرد النهر' },
    rtp: DICE_RTP,
    slot: null,
    instant: null,
  },
  'lantern-reels': slot('lantern-reels', { en: 'Lantern Reels', bn: 'লণ্ঠন রিলস', ar: 'بكرات الفوانيس' }),
  'night-bazaar': slot('night-bazaar', { en: 'Night Bazaar', bn: 'রাতের বাজার', ar: 'سوق الليل' }),
  'mango-grove': slot('mango-grove', { en: 'Mango Grove', bn: 'আমবাগান', ar: 'بستان المانجو' }),
  'sky-kite': {
    code: 'sky-kite',
    kind: 'crash',
    names: { en: 'Sky Kite', bn: 'আকাশ ঘুড়ি', ar: 'طائرة السماء' },
    rtp: CRASH_RTP,
    slot: null,
    instant: null,
  },
};

export const titleOf = (code: GameCode): Title => (isInstantCode(code) ? instant(code) : TITLES[code]);
export const allTitles = (): Title[] => GAME_CODES.map(titleOf);

/** In smallest stakes of the currency. */
const LARGEST = 10_000n;
const MAX_WIN = 1_000_000n;
const PRESETS = [10n, 50n, 100n, 200n];

/** The largest win is a limit: the stake is limited so that the best result, a slot's best line on every line, stays below it. */
export function limitsOf(title: Title, currency: Currency): Limits {
  const unit = BigInt(currency.smallest) * 10n ** BigInt(currency.digits);
  const linePays = title.slot?.paytable.flatMap(({ pays }) => pays.map((p) => p.pay)) ?? [];
  const best = BigInt(Math.max(title.instant?.best ?? 1, ...linePays));
  const max = MAX_WIN / best < LARGEST ? MAX_WIN / best : LARGEST;
  return {
    min: String(unit),
    max: String(max * unit),
    step: String(title.slot?.lines.length ?? 1),
    presets: PRESETS.filter((preset) => preset <= max).map((preset) => String(preset * unit)),
    maxWin: String(MAX_WIN * unit),
  };
}
