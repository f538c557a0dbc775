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
import type { SlotRules } from '../../studio/slot.js';
import { SLOT_TITLES, type SlotCode, slotRtp } from '../../studio/slot-titles.js';

export interface Title {
  code: GameCode;
  kind: GameKind;
  names: Record<Language, string>;
  rtp: number;
  slot: SlotRules | null;
}

const slot = (code: SlotCode, names: Title['names']): Title => ({
  code,
  kind: 'slot',
  names,
  rtp: slotRtp(code),
  slot: SLOT_TITLES[code],
});

const TITLES: Record<GameCode, Title> = {
  'river-dice': {
    code: 'river-dice',
    kind: 'dice',
    names: { en: 'River Dice', bn: 'নদীর পাশা', ar: 'نرد النهر' },
    rtp: DICE_RTP,
    slot: null,
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
  },
};

export const titleOf = (code: GameCode): Title => TITLES[code];
export const allTitles = (): Title[] => GAME_CODES.map(titleOf);

/** In whole units of the currency. */
const SMALLEST = 1n;
const LARGEST = 10_000n;
const MAX_WIN = 1_000_000n;
const PRESETS = [10n, 50n, 100n, 200n];

/** The largest win is a limit: a slot's stake is limited so that its best line on every line stays below it. */
export function limitsOf(title: Title, currency: Currency): Limits {
  const unit = 10n ** BigInt(currency.digits);
  const best = BigInt(
    Math.max(1, ...(title.slot?.paytable.flatMap(({ pays }) => pays.map((p) => p.pay)) ?? [])),
  );
  const max = title.slot && MAX_WIN / best < LARGEST ? MAX_WIN / best : LARGEST;
  return {
    min: String(SMALLEST * unit),
    max: String(max * unit),
    step: String(title.slot?.lines.length ?? 1),
    presets: PRESETS.filter((preset) => preset <= max).map((preset) => String(preset * unit)),
    maxWin: String(MAX_WIN * unit),
  };
}
